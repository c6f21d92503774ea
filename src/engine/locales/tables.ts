import ar from './tables/ar.json' with { type: 'json' };
import de from './tables/de.json' with { type: 'json' };
import en from './tables/en.json' with { type: 'json' };
import es from './tables/es.json' with { type: 'json' };
import fr from './tables/fr.json' with { type: 'json' };
import hi from './tables/hi.json' with { type: 'json' };
import it from './tables/it.json' with { type: 'json' };
import ja from './tables/ja.json' with { type: 'json' };
import ko from './tables/ko.json' with { type: 'json' };
import nl from './tables/nl.json' with { type: 'json' };
import pl from './tables/pl.json' with { type: 'json' };
import pt from './tables/pt.json' with { type: 'json' };
import ru from './tables/ru.json' with { type: 'json' };
import tr from './tables/tr.json' with { type: 'json' };
import zh from './tables/zh.json' with { type: 'json' };

/** The engine's wording in one language, by the id of each text. Values in braces stand in every language. */
export type Table = Readonly<Record<string, string>>;

/** JSON, as it takes a third of the memory that the same tables take as code. */
const TABLES: Readonly<Record<string, Table>> = { es, fr, de, it, pt, nl, pl, ja, zh, ko, ar, hi, ru, tr };

/** The languages, besides English, in which the engine writes; ISO 639-1. */
export const TRANSLATED: readonly string[] = Object.keys(TABLES);

/** Null for English, and for a language that keeps English headings around the person's own words. */
export const findTable = (code: string): Table | null => TABLES[code] ?? null;

export const ENGLISH: Table = en;

const IDS: ReadonlyMap<string, string> = new Map(Object.entries(ENGLISH).map(([id, text]) => [text, id]));

/** Null where the language has no table, or its table lacks the text. */
export function findTranslation(code: string, english: string): string | null {
	const id = IDS.get(english);
	return id === undefined ? null : (findTable(code)?.[id] ?? null);
}
