const NAMES: Readonly<Record<string, string>> = {
	en: 'inglés ingles anglais englisch inglese inglês 英語 英语 英文',
	es: 'español espanol espagnol spanisch spagnolo espanhol スペイン語 西班牙语',
	fr: 'francés frances français francais französisch francese francês フランス語 法语',
	de: 'alemán aleman allemand deutsch tedesco alemão ドイツ語 德语',
	it: 'italiano italien italienisch イタリア語 意大利语',
	pt: 'portugués portugues portugais portugiesisch portoghese português ポルトガル語 葡萄牙语',
	nl: 'neerlandés néerlandais niederländisch olandese holandês オランダ語',
	ja: 'japonés japones japonais japanisch giapponese japonês 日本語 日语',
	zh: 'chino chinois chinesisch cinese chinês mandarin 中国語 中文',
	ko: 'coreano coréen koreanisch 韓国語 韩语',
	ru: 'ruso russe russisch russo ロシア語 俄语',
	ar: 'árabe arabe arabisch arabo アラビア語 阿拉伯语',
	hi: 'hindi ヒンディー語',
	tr: 'turco turc türkisch トルコ語',
	pl: 'polaco polonais polnisch polacco polonês ポーランド語',
	fi: 'finés finnois finnisch finlandese finlandês フィンランド語',
	sv: 'sueco suédois schwedisch svedese スウェーデン語',
	th: 'tailandés thaï thailändisch タイ語',
	vi: 'vietnamita vietnamien vietnamesisch ベトナム語',
	bn: 'bengalí bengali ベンガル語',
	fa: 'farsi persan persisch',
};

/** Language codes by name in lower case, with the names in all languages of requests. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(NAMES).flatMap(([code, names]) => names.split(' ').map((name) => [name, code])),
);
