/** Commands in Spanish, French, German, Italian and Portuguese that ask for work. */
export const FOREIGN_TASK_VERBS: ReadonlySet<string> = new Set(
	`escribe escribir escriba escríbeme redacta redacte redactar crea cree crear haz haga hazme hacer genera genere generar explica explique explícame explicar resume resuma resumir traduce traduzca traducir
	describe describa dame deme dime diga analiza analice compara compare corrige corrija mejora mejore reescribe calcula calcule resuelve planifica diseña diseñe enumera enumere lista propón proponga sugiere sugiera
	proporciona proporcione prepara prepare elabora elabore desarrolla desarrolle identifica identifique responde responda ayúdame necesito quiero cuéntame cuenta inventa compón imagina discute ofrece convierte transforma clasifica extrae
	écris écrivez écrire rédige rédigez rédiger crée créez créer fais faites génère générez explique expliquez résume résumez traduis traduisez décris décrivez donne donnez dis dites analyse analysez compare comparez
	corrige corrigez améliore améliorez réécris réécrivez calcule calculez résous résolvez planifie planifiez propose proposez suggère suggérez prépare préparez élabore élaborez développe développez identifie identifiez
	réponds répondez aide aidez raconte racontez imagine imaginez compose composez invente inventez présente présentez détaille détaillez énumère énumérez liste listez envisage envisagez discute discutez
	schreibe schreib verfasse erstelle erzeuge erkläre erklär fasse übersetze beschreibe gib nenne sag sage analysiere vergleiche korrigiere verbessere berechne löse plane entwirf entwickle liste schlage hilf mache mach formuliere erzähle erfinde
	scrivi scriva scrivimi crea genera spiega spiegami riassumi traduci descrivi dammi dimmi analizza confronta correggi migliora riscrivi calcola risolvi pianifica progetta elenca proponi suggerisci prepara elabora sviluppa rispondi aiutami racconta inventa
	escreva escreve redija crie cria faça faz gere explique explica resuma resume traduza traduz descreva dê analise compare corrija melhore reescreva calcule resolva planeje liste proponha sugira prepare elabore desenvolva responda ajude conte invente`.split(
		/\s+/,
	),
);

/** Commands in the same languages that limit the work. */
export const FOREIGN_RULE_VERBS: ReadonlySet<string> = new Set(
	`incluye incluya menciona mencione usa use utiliza utilice evita evite asegúrate asegúrese mantén mantenga termina termine empieza empiece comienza comience añade añada agrega agregue no nunca recuerda limita separa resalta destaca máximo mínimo sin solo
	inclus incluez mentionne mentionnez utilise utilisez évite évitez assure-toi assurez-vous assure assurez veille veillez garde gardez termine terminez commence commencez conclus concluez ajoute ajoutez n'oublie n'oubliez ne n' intègre intégrez limite limitez sépare séparez maximum minimum sans
	verwende benutze erwähne vermeide achte stelle beende beginne füge nutze vergiss maximal mindestens höchstens ohne kein keine
	includi menziona usa utilizza evita assicurati mantieni termina finisci inizia aggiungi ricorda non massimo minimo senza
	inclua mencione use utilize evite certifique-se mantenha termine comece adicione lembre não máximo mínimo sem`.split(
		/\s+/,
	),
);
