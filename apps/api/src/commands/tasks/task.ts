import type { Command } from '../runner/command.ts';
import { type Action, runAction } from '../runner/run-action.ts';
import { importTaskFile } from './import-task.ts';
import { reportTask } from './report-task.ts';
import { reviewTasks } from './review.ts';

const actions = new Map<string, Action>([
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
  run: runAction(actions),
};
