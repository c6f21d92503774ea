import { randomUUID } from 'node:crypto';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';

/** The part of Hrana 2 (JSON over HTTP) that the client of this project uses. */
export interface PipelineRequest {
	readonly baton: string | null;
	readonly requests: readonly StreamRequest[];
}

type StreamRequest =
	| { readonly type: 'close' }
	| { readonly type: 'execute'; readonly stmt: Stmt }
	| { readonly type: 'batch'; readonly batch: { readonly steps: readonly Step[] } }
	| { readonly type: 'sequence'; readonly sql?: string; readonly sql_id?: number }
	| { readonly type: 'store_sql'; readonly sql_id: number; readonly sql: string }
	| { readonly type: 'close_sql'; readonly sql_id: number };

interface Stmt {
	readonly sql?: string;
	readonly sql_id?: number;
	readonly args?: readonly Value[];
}

interface Step {
	readonly condition?: Condition | null;
	readonly stmt: Stmt;
}

type Condition =
	| { readonly type: 'ok' | 'error'; readonly step: number }
	| { readonly type: 'not'; readonly cond: Condition };

type Value =
	| { readonly type: 'null' }
	| { readonly type: 'integer'; readonly value: string }
	| { readonly type: 'float'; readonly value: number }
	| { readonly type: 'text'; readonly value: string }
	| { readonly type: 'blob'; readonly base64: string };

interface Stream {
	readonly db: DatabaseSync;
	readonly texts: Map<number, string>;
}

/** Keeps a separate connection to the file for each stream, found by its baton at the next request. */
export function openHranaStreams(file: string) {
	const kept = new Map<string, Stream>();
	const first = new DatabaseSync(file);
	first.exec('PRAGMA journal_mode = WAL');

	function run({ baton, requests }: PipelineRequest) {
		const stream = (baton === null ? undefined : kept.get(baton)) ?? { db: new DatabaseSync(file), texts: new Map() };
		if (baton !== null) kept.delete(baton);
		const results = requests.map((request) => resultOf(stream, request));
		if (requests.some(({ type }) => type === 'close')) {
			stream.db.close();
			return { baton: null, base_url: null, results };
		}
		const next = randomUUID();
		kept.set(next, stream);
		return { baton: next, base_url: null, results };
	}

	function close(): void {
		for (const { db } of kept.values()) db.close();
		first.close();
	}
	return { run, close };
}

function resultOf(stream: Stream, request: StreamRequest) {
	try {
		return { type: 'ok', response: { type: request.type, ...responseOf(stream, request) } };
	} catch (error) {
		return { type: 'error', error: faultOf(error) };
	}
}

function responseOf({ db, texts }: Stream, request: StreamRequest): object {
	const sqlOf = ({ sql, sql_id: id = -1 }: Stmt) => sql ?? texts.get(id) ?? '';
	if (request.type === 'execute') return { result: execute(db, sqlOf(request.stmt), request.stmt.args) };
	if (request.type === 'batch')
		return { result: runSteps(request.batch.steps, (stmt) => execute(db, sqlOf(stmt), stmt.args)) };
	if (request.type === 'sequence') db.exec(sqlOf(request));
	if (request.type === 'store_sql') texts.set(request.sql_id, request.sql);
	return {};
}

type Executed = ReturnType<typeof execute>;

function runSteps(steps: readonly Step[], run: (stmt: Stmt) => Executed) {
	const results: (Executed | null)[] = [];
	const errors: (ReturnType<typeof faultOf> | null)[] = [];
	const holds = (one: Condition): boolean => {
		if (one.type === 'not') return !holds(one.cond);
		return (one.type === 'ok' ? results : errors)[one.step] != null;
	};
	for (const { condition, stmt } of steps) {
		let result: Executed | null = null;
		let error: ReturnType<typeof faultOf> | null = null;
		try {
			if (!condition || holds(condition)) result = run(stmt);
		} catch (fault) {
			error = faultOf(fault);
		}
		results.push(result);
		errors.push(error);
	}
	return { step_results: results, step_errors: errors };
}

function execute(db: DatabaseSync, sql: string, args: readonly Value[] = []) {
	const statement = db.prepare(sql);
	statement.setReturnArrays(true);
	const values = args.map(fromValue);
	// `node:sqlite` treats numbered parameters as named ones.
	const bound = /\?\d/.test(sql) ? [Object.fromEntries(values.map((value, i) => [`?${i + 1}`, value]))] : values;
	const rows = statement.all(...(bound as SQLInputValue[])) as unknown as SQLOutputValue[][];
	const counted = db.prepare('SELECT changes() AS changed').get();
	return {
		cols: statement.columns().map(({ name, type }) => ({ name, decltype: type })),
		rows: rows.map((row) => row.map(toValue)),
		affected_row_count: Number(counted?.['changed']),
		last_insert_rowid: null,
	};
}

function fromValue(value: Value): SQLInputValue {
	if (value.type === 'null') return null;
	if (value.type === 'integer') return BigInt(value.value);
	return value.type === 'blob' ? Buffer.from(value.base64, 'base64') : value.value;
}

function toValue(value: SQLOutputValue): Value {
	if (value === null) return { type: 'null' };
	if (typeof value === 'string') return { type: 'text', value };
	if (value instanceof Uint8Array) return { type: 'blob', base64: Buffer.from(value).toString('base64') };
	return Number.isInteger(value) ? { type: 'integer', value: String(value) } : { type: 'float', value: Number(value) };
}

const SQLITE_CODES: Readonly<Record<number, string>> = { 1: 'SQLITE_ERROR', 5: 'SQLITE_BUSY', 19: 'SQLITE_CONSTRAINT' };

function faultOf(error: unknown) {
	const { errcode = 1, message } = error as Error & { readonly errcode?: number };
	return { message, code: SQLITE_CODES[errcode & 0xff] ?? 'SQLITE_UNKNOWN' };
}
