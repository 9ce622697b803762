import { operatorFeedback } from '../../composition/feedback-deps.ts';
import type { FeedbackDeps } from '../../modules/feedback/feedback-deps.ts';
import {
  decideAppeal,
  moveTicket,
  showTicket,
  waitingTickets,
} from '../../modules/feedback/tickets/operate.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { type Action, runActionOn } from '../runner/run-action.ts';
import { operatorOf } from './operator.ts';

type TicketAction = Action<FeedbackDeps>;

const LONGEST = 2000;
const VERDICTS = ['upheld', 'reversed', 'partly'] as const;
const NAMES = [
  'to be accepted',
  'to be handled',
  'in progress',
  'awaits the member',
  'answered',
  'confirmed',
];

const isDryRun = ({ options }: CommandCall): boolean => options['dry-run'] === true;

function textOf(words: readonly string[]): string {
  const text = words.join(' ').trim();
  if (text === '' || text.length > LONGEST)
    throw new Error(`Write at most ${LONGEST} characters for the member`);
  return text;
}

const list: TicketAction = async (deps, { say }) => {
  const waiting = await waitingTickets(deps);
  for (const { number, kind, state, title, answer_by, owner } of waiting)
    say(
      [
        number,
        kind,
        NAMES[state] ?? '',
        `answer by ${answer_by.toISOString()}`,
        owner ?? 'nobody',
        title,
      ].join('  '),
    );
  say(`${waiting.length} tickets wait`);
};

const show: TicketAction = async (deps, { words: [, number = ''], say }) => {
  const { ticket, entries } = await showTicket(deps, number);
  say(
    [ticket.number, ticket.kind, NAMES[ticket.state] ?? '', `owner ${ticket.owner ?? 'nobody'}`].join('  '),
  );
  say(`accept by ${ticket.accept_by.toISOString()}  answer by ${ticket.answer_by.toISOString()}`);
  if (ticket.subject !== null) {
    say(`about ${ticket.subject.type} ${ticket.subject.id}: ${ticket.subject.title}`);
    for (const { name, value } of ticket.subject.facts) say(`  ${name}: ${value}`);
  }
  for (const { at, actor, operator, kind, text, pictures } of entries)
    say(
      [at.toISOString(), operator ?? actor, kind, text?.replaceAll(/\s+/gu, ' ') ?? '', ...pictures].join(
        '  ',
      ),
    );
};

const move =
  (name: 'accepted' | 'started' | 'asked' | 'answered'): TicketAction =>
  async (deps, call) => {
    const [, number = '', ...words] = call.words;
    const by = operatorOf(call.options);
    const text = name === 'asked' || name === 'answered' ? textOf(words) : null;
    const dryRun = isDryRun(call);
    const state = NAMES[await moveTicket(deps, number, { move: name, by, text, dryRun })] ?? '';
    call.say(`Ticket ${number} ${dryRun ? `would be ${state}; nothing is changed` : `is ${state}`}`);
  };

const verdict: TicketAction = async (deps, call) => {
  const [, number = '', name, ...words] = call.words;
  const by = operatorOf(call.options);
  const known = VERDICTS.find((one) => one === name);
  if (known === undefined) throw new Error(`Name the verdict: ${VERDICTS.join(', ')}`);
  const reason = textOf(words);
  const decision = {
    verdict: known,
    reason,
    by,
    coins: amount(call, 'coins'),
    points: amount(call, 'points'),
    days: amount(call, 'days'),
  };
  const dryRun = isDryRun(call);
  const { coins, points, days } = await decideAppeal(deps, number, decision, { dryRun });
  call.say(
    [
      `Ticket ${number} ${dryRun ? 'would be' : 'is'} decided: ${known}`,
      `${coins} coins and ${points} points given back, ${days} days taken off`,
      ...(dryRun ? ['nothing is changed'] : []),
    ].join('; '),
  );
};

function amount({ options }: CommandCall, name: string): number | undefined {
  const given = options[name];
  if (given === undefined) return undefined;
  const number = Number(given);
  if (!Number.isSafeInteger(number) || number <= 0)
    throw new Error(`Give --${name} as a whole number above 0`);
  return number;
}

const actions = new Map<string, TicketAction>([
  ['list', list],
  ['show', show],
  ['accept', move('accepted')],
  ['start', move('started')],
  ['ask', move('asked')],
  ['answer', move('answered')],
  ['verdict', verdict],
]);

/** Operators handle feedback tickets and decide appeals (rules 7.12 to 7.15). */
export const ticket: Command = {
  usage:
    'ticket <list|show <number>|accept <number>|start <number>|ask <number> <text>|answer <number> <text>|verdict <number> <upheld|reversed|partly> <reason>>',
  summary: 'Handle feedback tickets, and decide appeals with what they give back',
  options: {
    by: { type: 'string', summary: 'Your name, kept with what you do' },
    coins: { type: 'string', summary: 'Coins that the verdict gives back' },
    points: { type: 'string', summary: 'Points of quality that the verdict gives back' },
    days: { type: 'string', summary: 'Days that a partial verdict takes off a penalty' },
    'dry-run': { type: 'boolean', summary: 'Say what would happen, and change nothing' },
  },
  run: runActionOn(actions, operatorFeedback),
};
