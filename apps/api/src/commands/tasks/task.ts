import type { Command, CommandCall } from '../runner/command.ts';
import { importTaskFile } from './import-task.ts';
import { reportTask } from './report-task.ts';
import { reviewTasks } from './review.ts';

const ACTIONS: ReadonlyMap<string, (call: CommandCall) => Promise<number>> = new Map([
  ['import', importTaskFile],
  ['report', reportTask],
  ['review', reviewTasks],
]);

export const task: Command = {
  usage: 'task <import <file>|report <task>|review <list|approve|return|reject> [session] [reason]>',
  summary:
    'Put a task of any type on the wall, write its results as .csv and .xlsx, review what members handed in',
  options: {
    by: { type: 'string', summary: 'Your name, kept with what you decide; members read the reasons' },
    'dry-run': { type: 'boolean', summary: 'With import: check the file, and change nothing' },
    out: { type: 'string', summary: 'Folder for the report (default: where you are)' },
  },
  run: async (call) => {
    const action = ACTIONS.get(call.words[0] ?? '');
    if (action === undefined) throw new Error(`Say what to do: ${[...ACTIONS.keys()].join(', ')}`);
    return await action(call);
  },
};
