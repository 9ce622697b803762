import { tickets } from '../../composition/acts/ticket-acts.ts';
import { showTicket, waitingTickets } from '../../modules/feedback/module.ts';
import { act, type ActCall, look, type Run } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { amountOption } from '../runner/option-values.ts';
import { reasonOf } from '../runner/operator.ts';
import { performing } from '../runner/performing.ts';

const LONGEST = 2000;
const VERDICTS = ['upheld', 'reversed', 'partly'] as const;
const NAMES = [
  'to be accepted',
  'to be handled',
  'in progress',
  'waiting for the member',
  'answered',
  'confirmed',
];

function textOf(words: readonly string[]): string {
  const text = words.join(' ').trim();
  if (text === '' || text.length > LONGEST)
    throw new Error(`Write at most ${LONGEST} characters for the member`);
  return text;
}

const list: Run = async (platform, { say }) => {
  const waiting = await waitingTickets({ platform });
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

const show: Run = async (platform, { words: [, number = ''], say }) => {
  const { ticket, entries } = await showTicket({ platform }, number);
  say(
    [ticket.number, ticket.kind, NAMES[ticket.state] ?? '', `owner ${ticket.owner ?? 'nobody'}`].join('  '),
  );
  if (ticket.merged_number !== null) say(`merged into ${ticket.merged_number}`);
  say(`accept by ${ticket.accept_by.toISOString()}  answer by ${ticket.answer_by.toISOString()}`);
  if (ticket.subject !== null) {
    say(`about ${ticket.subject.type} ${ticket.subject.id}: ${ticket.subject.title}`);
    for (const { name, value } of ticket.subject.facts) say(`  ${name}: ${value}`);
  }
  for (const { at, actor, operator, kind, text, pictures, from } of entries)
    say(
      [
        at.toISOString(),
        ...(from === null ? [] : [from]),
        operator ?? actor,
        kind,
        text?.replaceAll(/\s+/gu, ' ') ?? '',
        ...pictures,
      ].join('  '),
    );
};

/** The input of an act that writes: the words after the number. */
const writing = ({ words: [, number = '', ...words] }: ActCall) => ({
  input: { number, text: textOf(words) },
  reason: '',
});
const moving = ({ words: [, number = ''] }: ActCall) => ({ input: { number }, reason: '' });

/** The input of a verdict: its name, its reason, and what `--coins`, `--points` and `--days` give back. */
function verdictOf(call: ActCall) {
  const [, number = '', name, ...words] = call.words;
  const verdict = VERDICTS.find((one) => one === name);
  if (verdict === undefined) throw new Error(`Name the verdict: ${VERDICTS.join(', ')}`);
  const given = (option: string): number | null => amountOption(call, option) ?? null;
  return {
    input: { number, verdict, coins: given('coins'), points: given('points'), days: given('days') },
    reason: reasonOf(words),
  };
}

/** Operators handle feedback tickets and decide appeals (rules 7.12 to 7.15). */
export const ticket: Command = actionsCommand({
  name: 'ticket',
  summary: 'Handle feedback tickets, and decide appeals with what they give back',
  options: {
    coins: { type: 'string', summary: 'Coins that the verdict gives back' },
    points: { type: 'string', summary: 'Points of quality that the verdict gives back' },
    days: { type: 'string', summary: 'Days that a partial verdict takes off a penalty' },
  },
  actions: [
    look('list', 'The tickets that wait for us, the most urgent first', list),
    look('show <number>', 'A ticket with its record and everything said', show),
    act('accept <number>', 'Make a ticket yours', performing(tickets.acceptTicket, moving)),
    act('start <number>', 'Say that you work on it', performing(tickets.startTicket, moving)),
    act('ask <number> <text>', 'Ask the member for more', performing(tickets.askTicket, writing)),
    act('answer <number> <text>', 'Answer; the member confirms', performing(tickets.answerTicket, writing)),
    act('note <number> <text>', 'Write a note to colleagues', performing(tickets.noteTicket, writing)),
    act(
      'hand-over <number> <operator>',
      'Hand a ticket over to a colleague with an account',
      performing(tickets.handOverTicket, ({ words: [, number = '', owner = ''] }) => ({
        input: { number, owner },
        reason: '',
      })),
    ),
    act(
      'merge <number> <into>',
      'Go on with a ticket in another one of the same member',
      performing(tickets.mergeTicket, ({ words: [, number = '', into = ''] }) => ({
        input: { number, into },
        reason: '',
      })),
    ),
    act('separate <number>', 'Undo a merge, within a day', performing(tickets.separateTicket, moving)),
    act(
      'verdict <number> <upheld|reversed|partly> <reason>',
      'Decide an appeal',
      performing(tickets.decideTicket, verdictOf),
    ),
  ],
  // A reversed verdict issues an order.
  sendsJobs: true,
});
