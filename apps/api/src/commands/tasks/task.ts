import { act, look } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { decideComplete } from './complete.ts';
import { decideHeld, listHeld } from './held-pay.ts';
import { importTaskFile } from './import-task.ts';
import { reportTask } from './report-task.ts';
import { setExamples } from './set-examples.ts';
import { traceTaskFile } from './trace-task-file.ts';
import { limitOf } from '../runner/option-words.ts';
import { performing } from '../runner/performing.ts';
import { tasks } from '../../composition/acts/task-acts.ts';
import { reasonOf } from '../runner/operator.ts';
import { listReviews, review } from './review.ts';

function coinsOf(word: string): number {
  if (/^\d{1,6}$/.test(word)) return Number(word);
  throw new Error(`Name the coins as a whole number, not ${word}`);
}

/** Operators put tasks on the wall, and review members' submissions. */
export const task: Command = actionsCommand({
  name: 'task',
  summary: 'Put tasks of any type on the wall, see their results, review what members handed in',
  examples: [
    'task/activities/photos.yaml',
    'survey/delivery-nps.yaml',
    ...['browse', 'welcome', 'video', 'app-trial', 'prize-trial'].map(
      (type) => `task/activities/${type}.yaml`,
    ),
  ],
  options: {
    out: { type: 'string', summary: 'Folder for the report (default: where you are)' },
    answers: { type: 'string', summary: "Answers to walk with: 'os=ios;brands=a,b'" },
    full: { type: 'string', summary: 'Quotas that are taken to be full, with commas between them' },
  },
  actions: [
    act(
      'import <file>',
      'Add a task, or change the texts, audience, questionnaire or end of one',
      importTaskFile,
    ),
    look('path <file>', 'Walk a questionnaire with --answers, and show where they lead', traceTaskFile),
    act(
      'pause <task> <reason>',
      'Let nobody start a task; those who began finish it',
      performing(tasks.pauseTask, ({ words: [, hashId = '', ...reason] }) => ({
        input: { hashId },
        reason: reasonOf(reason),
      })),
    ),
    act(
      'resume <task>',
      'Let a paused task go on',
      performing(tasks.resumeTask, ({ words: [, hashId = ''] }) => ({ input: { hashId }, reason: '' })),
    ),
    act(
      'end <task> <reason>',
      'End a task now',
      performing(tasks.endTask, ({ words: [, hashId = '', ...reason] }) => ({
        input: { hashId, endsAt: null },
        reason: reasonOf(reason),
      })),
    ),
    act(
      'examples <task> <file>',
      'Change the example pictures of what is handed in: proof and application, as in a task file',
      setExamples,
    ),
    act(
      'seats <task> <number|none>',
      'Change how many people may take part',
      performing(tasks.setTaskSeats, ({ words: [, hashId = '', seats = ''] }) => ({
        input: { hashId, seats: limitOf(seats) },
        reason: '',
      })),
    ),
    act(
      'soft-launch <task> <number|none>',
      'Pause a task when so many people have a seat, until it is resumed',
      performing(tasks.softLaunchTask, ({ words: [, hashId = '', seats = ''] }) => ({
        input: { hashId, softSeats: limitOf(seats) },
        reason: '',
      })),
    ),
    act(
      'coins <task> <number> <reason>',
      'Change what a task pays; who has started gets what was promised then',
      performing(tasks.setTaskReward, ({ words: [, hashId = '', coins = '', ...reason] }) => ({
        input: { hashId, coins: coinsOf(coins) },
        reason: reasonOf(reason),
      })),
    ),
    act('report <task>', 'Write all results of a task as .csv and .xlsx', reportTask),
    look('review list', 'What members handed in, waiting for a decision', listReviews),
    act('review approve <session> [reason]', 'Accept a submission, and pay it', review('approve')),
    act('review return <session> <reason>', 'Ask for a better one; the member reads why', review('return')),
    act('review reject <session> <reason>', 'Refuse a submission; the member reads why', review('reject')),
    act(
      'complete reject <participation> <reason>',
      'Take a complete back; the member reads why',
      decideComplete('reject'),
    ),
    act(
      'complete restore <participation> <reason>',
      'Give a rejected complete back, once',
      decideComplete('restore'),
    ),
    look('held list', 'Completes whose pay waits for a decision, with why', listHeld),
    act('held pay <session> [reason]', 'Pay a held complete', decideHeld('paid')),
    act('held refuse <session> <reason>', 'Take held pay back; the member reads why', decideHeld('refused')),
  ],
});
