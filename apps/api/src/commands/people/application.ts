import { ApplicationState } from '@yayan/contract';
import { applicationActs, showApplication, waitingApplications } from '../../modules/content/module.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import { performing } from '../runner/performing.ts';

const LONGEST = 500;

const list: Run = async (platform, { say }) => {
  const waiting = await waitingApplications(platform);
  for (const { number, kind, state, submitted_at } of waiting)
    say([number, kind, state, submitted_at.toISOString()].join('  '));
  say(`${waiting.length} applications wait`);
};

const show: Run = async (platform, { words: [, number = ''], say }) => {
  const { details, moves, ...application } = await showApplication(platform, number);
  say([application.number, application.kind, application.state].join('  '));
  for (const [name, value] of Object.entries(details)) say(`  ${name}: ${value.replaceAll(/\s+/gu, ' ')}`);
  for (const { at, operator, state, note } of moves)
    say([at.toISOString(), operator, state, note ?? ''].join('  ').trimEnd());
};

const states = Object.values(ApplicationState).filter((state) => state !== ApplicationState.Received);

const move = performing(applicationActs.moveApplication, ({ words: [, number = '', name, ...rest] }) => {
  const state = states.find((one) => one === name);
  if (state === undefined) throw new Error(`Name the state: ${states.join(', ')}`);
  const note = rest.join(' ').trim();
  if (note.length > LONGEST) throw new Error(`Write at most ${LONGEST} characters for the applicant`);
  return { input: { number, state, note: note === '' ? null : note }, reason: '' };
});

/** Operators handle applications for cooperation and as campus ambassadors (rules 7.18, 7.19, 14.63). */
export const application: Command = actionsCommand({
  name: 'application',
  summary: 'Decide applications for cooperation and of campus ambassadors',
  actions: [
    look('list', 'The applications that wait', list),
    act('show <number>', 'What somebody wrote, with name and number', show),
    act(
      'move <number> <reviewing|accepted|declined> [note]',
      'Decide one; the applicant reads the note',
      move,
    ),
  ],
});
