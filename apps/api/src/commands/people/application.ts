import { ApplicationState } from '@yayan/contract';
import {
  moveApplication,
  showApplication,
  waitingApplications,
} from '../../modules/content/applications/operate.ts';
import type { Command } from '../runner/command.ts';
import { type Action, runAction } from '../runner/run-action.ts';
import { operatorOf } from './operator.ts';

const LONGEST = 500;

const list: Action = async (platform, { say }) => {
  const waiting = await waitingApplications(platform);
  for (const { number, kind, state, submitted_at } of waiting)
    say([number, kind, state, submitted_at.toISOString()].join('  '));
  say(`${waiting.length} applications wait`);
};

const show: Action = async (platform, { words: [, number = ''], options, say }) => {
  operatorOf(options);
  const { details, moves, ...application } = await showApplication(platform, number);
  say([application.number, application.kind, application.state].join('  '));
  for (const [name, value] of Object.entries(details)) say(`  ${name}: ${value.replaceAll(/\s+/gu, ' ')}`);
  for (const { at, operator, state, note } of moves)
    say([at.toISOString(), operator, state, note ?? ''].join('  ').trimEnd());
};

const states = Object.values(ApplicationState).filter((state) => state !== ApplicationState.Received);

const move: Action = async (platform, { words: [, number = '', name, ...rest], options, say }) => {
  const by = operatorOf(options);
  const state = states.find((one) => one === name);
  if (state === undefined) throw new Error(`Name the state: ${states.join(', ')}`);
  const note = rest.join(' ').trim();
  if (note.length > LONGEST) throw new Error(`Write at most ${LONGEST} characters for the applicant`);
  const before = await showApplication(platform, number);
  if (options['dry-run'] === true)
    return say(`Application ${number} would go from ${before.state} to ${state}; nothing is changed`);
  await moveApplication(platform, number, { state, note: note === '' ? null : note, by });
  say(`Application ${number} is ${state}`);
};

const actions = new Map<string, Action>([
  ['list', list],
  ['show', show],
  ['move', move],
]);

/** Operators handle applications for cooperation and of campus ambassadors (rules 7.18, 7.19). */
export const application: Command = {
  usage: 'application <list|show <number>|move <number> <reviewing|accepted|declined> [<note>]>',
  summary: 'Read applications for cooperation and of campus ambassadors, and decide them with a note',
  options: {
    by: { type: 'string', summary: 'Your name, kept with what you do' },
    'dry-run': { type: 'boolean', summary: 'Say what would happen, and change nothing' },
  },
  run: runAction(actions),
};
