/** Nouns for a pasted passage. */
export const PASSAGE_NOUNS =
	'texts?|articles?|passages?|paragraphs?|sentences?|phrase|essays?|stor(?:y|ies)|poems?|e-?mails?|letters?|messages?|posts?|tweets?|reviews?|comments?|feedback|conversations?|dialogues?|chat|transcripts?|interviews?|speech|lyrics|song|documents?|reports?|papers?|abstracts?|contracts?|clauses?|polic(?:y|ies)|resumes?|résumés?|cvs?|cover letters?|job (?:description|posting|ad)s?|descriptions?|statements?|quotes?|quotations?|notes|summary|draft|content|copy|code|codes|snippets?|functions?|scripts?|programs?|quer(?:y|ies)|class|method|regex|errors?|error messages?|stack traces?|tracebacks?|logs?|outputs?|data|datasets?|tables?|spreadsheets?|csv|json|xml|html|recipes?|input|prompts?|news|headlines?|page|ad|excerpt|extract|scene|chapter|proposal|presentation|blog';

/** Nouns that name a passage only where a verb works on them: "solve this problem", "sort the following list". */
export const WORKED_NOUNS =
	'questions?|problems?|scenarios?|lists?|words|items|examples?|facts|puzzle|riddle|equation|instructions?|information|details|bullet points?|requirements|names';

/** Verbs that need something to work on: "summarise", "fix". */
export const PASSAGE_VERBS =
	'summari[sz]e|translate|rewrite|reword|rephrase|paraphrase|edit|proofread|proof-read|correct|fix|improve|polish|shorten|condense|simplify|expand|expand on|elaborate on|elaborate|analy[sz]e|classify|categori[sz]e|label|extract|convert|debug|refactor|optimi[sz]e|review|critique|critici[sz]e|continue|complete|format|reformat|tidy|clean up|explain|interpret|evaluate|grade|respond to|reply to|annotate|transcribe|solve|turn|transform|check|spell-?check|detect|summary of|summaries of|sentiment of|gloss of|translation of|tone of|grammar of|meaning of|read|take|identify|find|determine|describe|sort|group|rank|merge';
