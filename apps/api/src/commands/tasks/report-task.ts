import { writeReport } from '../../modules/survey/authoring/write-report.ts';
import { findTask } from '../../modules/task/tasks.ts';
import type { Action } from '../runner/run-action.ts';

/** `task report <task> [--out <folder>]` writes a task's results as .csv and .xlsx. Throws for an unknown task. */
export const reportTask: Action = async ({ database }, { words: [, hashId], options, say }) => {
  if (hashId === undefined) throw new Error('Name the task by its public id: task report <task>');
  const folder = typeof options['out'] === 'string' ? options['out'] : '.';
  const task = await findTask(database.read, hashId);
  if (task === undefined) throw new Error(`There is no task ${hashId}`);
  const { files, lines } = await writeReport(database.read, task, folder);
  say(`${lines} participations in ${files.join(' and ')}`);
};
