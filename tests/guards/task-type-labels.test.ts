import { expect, test } from 'vitest';
import content from '#content/history.yaml';
import { HistoryPageCopy } from '#copy/history-copy';
import { TASK_TYPE_IDS } from '#engine/task-model';

test('every type of task has a name in the history, and no other has', () => {
	const { taskTypes } = HistoryPageCopy.parse(content);
	expect(Object.keys(taskTypes).sort()).toEqual([...TASK_TYPE_IDS, 'other'].sort());
});
