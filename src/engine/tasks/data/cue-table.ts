import type { TaskTypeId } from '#engine/task-model';

export interface Cue {
	readonly id: TaskTypeId;
	readonly weight: number;
}

export type CueTable = ReadonlyMap<string, readonly Cue[]>;

/**
 * Turns "email, cover letter:4" per type into a table from cue to type and weight.
 * A cue is lower case and without accents; `fr:resume` holds for French only and then hides the plain `resume`.
 */
export function cueTable(rows: Partial<Record<TaskTypeId, string>>, weight: number): CueTable {
	const table = new Map<string, Cue[]>();
	for (const [id, list] of Object.entries(rows) as [TaskTypeId, string][]) {
		for (const entry of list.split(',')) {
			const [, cue = '', own] = /^\s*(.*?)(?::(\d+(?:\.\d+)?))?\s*$/su.exec(entry) ?? [];
			if (!cue) continue;
			table.set(cue, [...(table.get(cue) ?? []), { id, weight: own ? Number(own) : weight }]);
		}
	}
	return table;
}
