import { PenaltyStep } from '@yayan/contract';
import { operatorFeedback } from '../../composition/feedback-deps.ts';
import { givePenalty, liftPenalty, listPenalties } from '../../modules/feedback/module.ts';
import { act, look } from '../runner/action.ts';
import { actionsCommandOn } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { textOption } from '../runner/option-values.ts';
import { type MemberAct, type MemberRun, openMember } from './of-member.ts';
import { reasonOf } from '../runner/operator.ts';

const list: MemberRun = async ({ platform, memberId }, { say }) => {
  const { items } = await listPenalties(platform, memberId);
  for (const { id, step, state, startsAt, endsAt, rule } of items)
    say([id, step, state, `${startsAt} to ${endsAt}`, rule].join('  '));
  say(`${items.length} penalties`);
};

const give: MemberAct = async ({ platform, memberId }, call) => {
  const step = Object.values(PenaltyStep).find((one) => one === call.words[2]);
  if (step === undefined) throw new Error(`Name the step: ${Object.values(PenaltyStep).join(', ')}`);
  const { by } = call;
  const days = Number(textOption(call, 'days'));
  const [rule, evidence] = [textOption(call, 'rule'), textOption(call, 'evidence')];
  const penalised = { memberId, step, rule, evidence, days, by };
  const id = await givePenalty(operatorFeedback(platform), penalised);
  call.say(`${id}: member ${call.words[1]} has ${step} for ${days} days`);
};

const lift: MemberAct = async ({ platform, memberId }, call) => {
  const [, code, id = '', ...words] = call.words;
  const { by } = call;
  const reason = reasonOf(words);
  const known = (await listPenalties(platform, memberId)).items.find((each) => each.id === id);
  if (known?.state !== 'running') throw new Error(`Member ${code} has no penalty ${id} that runs`);
  const { messages } = operatorFeedback(platform);
  const at = platform.clock.now();
  await platform.database.transaction((tx) => liftPenalty(tx, messages, { memberId, id, reason, by, at }));
  call.say(`${known.step} of member ${code} has ended`);
};

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
