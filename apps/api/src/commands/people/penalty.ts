import { PenaltyStep } from '@yayan/contract';
import { penalties } from '../../composition/acts/penalty-acts.ts';
import { listPenalties } from '../../modules/feedback/module.ts';
import { act, type ActCall, look } from '../runner/action.ts';
import { actionsCommandOn } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { textOption } from '../runner/option-values.ts';
import { type MemberRun, openMember, performingOn } from './of-member.ts';
import { reasonOf } from '../runner/operator.ts';

const list: MemberRun = async ({ platform, memberId }, { say }) => {
  const { items } = await listPenalties(platform, memberId);
  for (const { id, step, state, startsAt, endsAt, rule } of items)
    say([id, step, state, `${startsAt} to ${endsAt}`, rule].join('  '));
  say(`${items.length} penalties`);
};

function stepOf({ words }: ActCall): PenaltyStep {
  const step = Object.values(PenaltyStep).find((one) => one === words[2]);
  if (step === undefined) throw new Error(`Name the step: ${Object.values(PenaltyStep).join(', ')}`);
  return step;
}

const give = performingOn(penalties.givePenalty, (call, memberId) => ({
  input: {
    memberId,
    step: stepOf(call),
    days: Number(textOption(call, 'days')),
    rule: textOption(call, 'rule'),
    evidence: textOption(call, 'evidence'),
  },
  reason: '',
}));

const lift = performingOn(penalties.liftPenalty, ({ words: [, , penaltyId = '', ...reason] }, memberId) => ({
  input: { memberId, penaltyId },
  reason: reasonOf(reason),
}));

/** Operators penalise members in steps, with rule, evidence and end date (rule 7.17). */
export const penalty: Command = actionsCommandOn({
  name: 'penalty',
  summary: 'Remind a member of a rule, pause their tasks or exchange, or block them, until a date',
  options: {
    rule: { type: 'string', summary: 'The rule that was broken, in words the member reads' },
    evidence: { type: 'string', summary: 'What shows it, in words the member reads' },
    days: { type: 'string', summary: 'How many days it lasts, 1 to 365' },
  },
  actions: [
    look('list <member>', 'The penalties of a member, named by their code', list),
    act(
      `give <member> <${Object.values(PenaltyStep).join('|')}>`,
      'Penalise; give --rule, --evidence and --days',
      give,
    ),
    act('lift <member> <penalty> <reason>', 'End a penalty early; the member reads the reason', lift),
  ],
  open: openMember,
});
