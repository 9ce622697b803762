import { operatorFeedback } from '../../composition/feedback-deps.ts';
import type { FeedbackDeps } from '../../modules/feedback/api.ts';
import { decideAppeal, moveTicket, showTicket, waitingTickets } from '../../modules/feedback/module.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommandOn } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { amountOption } from '../runner/option-values.ts';

type TicketRun = Run<FeedbackDeps>;
type TicketAct = RunAct<FeedbackDeps>;

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

const list: TicketRun = async (deps, { say }) => {
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

const show: TicketRun = async (deps, { words: [, number = ''], say }) => {
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
  (name: 'accepted' | 'started' | 'asked' | 'answered'): TicketAct =>
  async (deps, call) => {
    const [, number = '', ...words] = call.words;
    const { by } = call;
    const text = name === 'asked' || name === 'answered' ? textOf(words) : null;
    const state = NAMES[await moveTicket(deps, number, { move: name, by, text })] ?? '';
    call.say(`Ticket ${number} is ${state}`);
  };

const verdict: TicketAct = async (deps, call) => {
  const [, number = '', name, ...words] = call.words;
  const { by } = call;
  const known = VERDICTS.find((one) => one === name);
  if (known === undefined) throw new Error(`Name the verdict: ${VERDICTS.join(', ')}`);
  const reason = textOf(words);
  const decision = {
    verdict: known,
    reason,
    by,
    coins: amountOption(call, 'coins'),
    points: amountOption(call, 'points'),
    days: amountOption(call, 'days'),
  };
  const { coins, forgiven, points, days } = await decideAppeal(deps, number, decision);
  call.say(
    `Ticket ${number} is decided: ${known}; ${coins} coins (${forgiven} of a debt forgiven) and ${points} points given back, ${days} days taken off`,
  );
};

/** Operators handle feedback tickets and decide appeals (rules 7.12 to 7.15). */
export const ticket: Command = actionsCommandOn({
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
    act('accept <number>', 'Make a ticket yours', move('accepted')),
    act('start <number>', 'Say that you work on it', move('started')),
    act('ask <number> <text>', 'Ask the member for more', move('asked')),
    act('answer <number> <text>', 'Answer; the member confirms', move('answered')),
    act('verdict <number> <upheld|reversed|partly> <reason>', 'Decide an appeal', verdict),
  ],
  open: operatorFeedback,
  // A reversed verdict issues an order.
  sendsJobs: true,
});
