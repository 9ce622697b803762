import { PenaltyStep } from '@yayan/contract';
import { operatorFeedback } from '../../composition/feedback-deps.ts';
import { givePenalty, liftPenalty, listPenalties } from '../../modules/feedback/penalties/penalties.ts';
import { ownerOfCode } from '../../modules/identity/account/inviter.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { type Action, runActionOn } from '../runner/run-action.ts';
import { operatorOf, reasonOf } from './operator.ts';

type PenaltyAction = Action<{ platform: Platform; memberId: string }>;

const isDryRun = ({ options }: CommandCall): boolean => options['dry-run'] === true;

const list: PenaltyAction = async ({ platform, memberId }, { say }) => {
  const { items } = await listPenalties(platform, memberId);
  for (const { id, step, state, startsAt, endsAt, rule } of items)
    say([id, step, state, `${startsAt} to ${endsAt}`, rule].join('  '));
  say(`${items.length} penalties`);
};

const give: PenaltyAction = async ({ platform, memberId }, call) => {
  const step = Object.values(PenaltyStep).find((one) => one === call.words[2]);
  if (step === undefined) throw new Error(`Name the step: ${Object.values(PenaltyStep).join(', ')}`);
  const by = operatorOf(call.options);
  const days = Number(text(call, 'days'));
  const [rule, evidence] = [text(call, 'rule'), text(call, 'evidence')];
  const dryRun = isDryRun(call);
  const penalised = { memberId, step, rule, evidence, days, by };
  const id = await givePenalty(operatorFeedback(platform), penalised, { dryRun });
  call.say(
    dryRun
      ? `Member ${call.words[1]} would get ${step} for ${days} days; nothing is changed`
      : `${id}: member ${call.words[1]} has ${step} for ${days} days`,
  );
};

const lift: PenaltyAction = async ({ platform, memberId }, call) => {
  const [, code, id = '', ...words] = call.words;
  const by = operatorOf(call.options);
  const reason = reasonOf(words);
  const known = (await listPenalties(platform, memberId)).items.find((each) => each.id === id);
  if (known?.state !== 'running') throw new Error(`Member ${code} has no penalty ${id} that runs`);
  if (isDryRun(call)) return call.say(`${known.step} of member ${code} would end; nothing is changed`);
  const { messages } = operatorFeedback(platform);
  const at = platform.clock.now();
  await platform.database.transaction((tx) => liftPenalty(tx, messages, { memberId, id, reason, by, at }));
  call.say(`${known.step} of member ${code} has ended`);
};

const actions = new Map<string, PenaltyAction>([
  ['list', list],
  ['give', give],
  ['lift', lift],
]);

/** Operators penalise members in steps, with rule, evidence and end (rule 7.17). */
export const penalty: Command = {
  usage: 'penalty <list <member code>|give <member code> <step>|lift <member code> <penalty> <reason>>',
  summary:
    'Remind a member of a rule, pause their tasks or exchange, or block them until a date; end it early',
  options: {
    by: { type: 'string', summary: 'Your name, kept with the penalty' },
    rule: { type: 'string', summary: 'The rule that was broken, in words the member reads' },
    evidence: { type: 'string', summary: 'What shows it, in words the member reads' },
    days: { type: 'string', summary: 'How many days it lasts, 1 to 365' },
    'dry-run': { type: 'boolean', summary: 'Say what would happen, and change nothing' },
  },
  run: runActionOn(actions, async (platform, { words: [, code = ''] }) => {
    const member = await ownerOfCode(platform.database.read, code);
    if (member === undefined) throw new Error(`There is no member ${code}`);
    return { platform, memberId: member.memberId };
  }),
};

function text({ options }: CommandCall, name: string): string {
  const given = options[name];
  if (typeof given !== 'string' || given.trim() === '' || given.length > 300)
    throw new Error(`Give --${name}, at most 300 characters`);
  return given.trim();
}
