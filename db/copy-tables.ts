import type { Database, Rows, Statement } from './client.ts';

type Ask = (statement: Statement) => Promise<Rows>;

/** Rows copied at a time: few enough that the longest texts fit into one answer of a database server. */
const ROWS_A_PAGE = 100;
/** The table of applied migrations is copied last, so that a copy without it is known to be incomplete. */
const LAST_TABLE = 'migrations';

/** Copies tables, rows and indexes into an empty database. The source that `ask` reads must not change meanwhile. */
export async function copyTables(ask: Ask, into: Database): Promise<void> {
	const schema = await findSchema(ask);
	const statementsOf = (type: string) =>
		schema.filter((one) => one.type === type).map(({ sql }) => ({ sql, args: [] }));
	await into.write(statementsOf('table'));
	const tables = schema.filter(({ type, name }) => type === 'table' && name !== LAST_TABLE);
	for (const { name } of tables) await copyRows(ask, into, name);
	const others = schema.filter(({ type }) => type !== 'table').map(({ sql }) => ({ sql, args: [] }));
	if (others.length > 0) await into.write(others);
	await copyRows(ask, into, LAST_TABLE);
}

interface SchemaEntry {
	readonly type: string;
	readonly name: string;
	readonly sql: string;
}

/** Tables, indexes and triggers in the order they were made, without those of the database itself. */
export async function findSchema(ask: Ask): Promise<SchemaEntry[]> {
	const sql = `SELECT type, name, sql FROM sqlite_schema
		WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE 'libsql\\_%' ESCAPE '\\' ORDER BY rowid`;
	const rows = await ask({ sql, args: [] });
	return rows.map((row) => ({ type: String(row['type']), name: String(row['name']), sql: String(row['sql']) }));
}

async function copyRows(ask: Ask, into: Database, table: string): Promise<void> {
	for (let from = 0; ; from += ROWS_A_PAGE) {
		const rows = await ask({ sql: `SELECT * FROM "${table}" LIMIT ? OFFSET ?`, args: [ROWS_A_PAGE, from] });
		if (rows.length > 0) await into.write(rows.map((row) => insertOf(table, row)));
		if (rows.length < ROWS_A_PAGE) return;
	}
}

function insertOf(table: string, row: Rows[number]): Statement {
	const columns = Object.keys(row);
	const names = columns.map((column) => `"${column}"`).join(', ');
	const marks = columns.map(() => '?').join(', ');
	return {
		sql: `INSERT INTO "${table}" (${names}) VALUES (${marks})`,
		args: columns.map((column) => row[column] ?? null),
	};
}
