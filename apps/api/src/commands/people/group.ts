import { groups } from '../../composition/acts/group-acts.ts';
import { groupRewardDeps } from '../../composition/ports/group-rewards.ts';
import {
  groupHostActs,
  groupPayActs,
  payOutOf,
  waitingPayOuts,
  payDue,
  peopleOfPay,
  previewPay,
  namedHosts,
} from '../../modules/group/module.ts';
import { invitingFacts, ownerOfCode } from '../../modules/identity/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Command } from '../runner/command.ts';
import { act, type ActCall, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import { reasonOf } from '../runner/operator.ts';
import { performFor, performing } from '../runner/performing.ts';

/** The command has no place for a reason: it names the member alone. */
const FROM_COMMAND = '命令行';

/** The member whose code is the third word, also one who is blocked or has left. */
async function memberIn(
  { database }: Platform,
  [, , code = '']: readonly string[],
): Promise<{ memberId: string; closed: boolean }> {
  const member = await ownerOfCode(database.read, code);
  if (member === undefined) throw new Error(`There is no member ${code}`);
  return member;
}

const add: RunAct = async (platform, call) => {
  const { memberId, closed } = await memberIn(platform, call.words);
  if (closed) throw new Error(`Member ${call.words[2]} is blocked or has left`);
  const known = (await namedHosts(platform)).some((host) => host.memberId === memberId);
  if (known) throw new Error(`Member ${call.words[2]} makes groups already`);
  const given = { input: { memberId }, reason: FROM_COMMAND };
  await performFor(platform, call, groupHostActs.nameGroupHost, given);
  call.say(`Member ${call.words[2]} makes groups`);
};

const remove: RunAct = async (platform, call) => {
  const { memberId } = await memberIn(platform, call.words);
  const known = (await namedHosts(platform)).some((host) => host.memberId === memberId);
  if (!known) throw new Error(`Member ${call.words[2]} makes no groups`);
  const given = { input: { memberId }, reason: FROM_COMMAND };
  await performFor(platform, call, groupHostActs.removeGroupHost, given);
  call.say(
    `Member ${call.words[2]} makes and changes no more groups; theirs go on, and what these owe is held`,
  );
};

const list: Run = async (platform, { say }) => {
  const hosts = await namedHosts(platform);
  for (const { memberId, namedBy, namedAt } of hosts) {
    const { code } = await invitingFacts(platform.database.read, memberId);
    say([code, namedAt.toISOString(), namedBy].join('  '));
  }
  say(`${hosts.length} members make groups`);
};

const pays: Run = async (platform, { say }) => {
  const waiting = await waitingPayOuts(platform);
  for (const { group, people, coins, takenOut, confirmBy } of waiting)
    say(
      [
        group.task_hash,
        `${coins} coins for ${people} people`,
        `${takenOut} taken out`,
        group.pay_held_reason === null
          ? confirmBy === null
            ? 'too much for the clock: confirm it'
            : `confirmed by itself ${confirmBy.toISOString()}`
          : `held: ${group.pay_held_reason}`,
        group.name,
      ].join('  '),
    );
  say(`${waiting.length} pay-outs wait`);
};

const ofGroup = ({ words: [, , hash = ''] }: ActCall) => ({ input: { hash }, reason: '' });
const ofGroupWithReason = ({ words: [, , hash = '', ...reason] }: ActCall) => ({
  input: { hash },
  reason: reasonOf(reason),
});

const named = ({ words: [, hash = '', ...reason] }: ActCall) => ({
  input: { hash },
  reason: reasonOf(reason),
});
const ofAnswer = ({ words: [, hash = '', answerId = '', ...reason] }: ActCall) => ({
  input: { hash, answerId },
  reason: reasonOf(reason),
});

/** Confirms a pay-out and pays it at once. Without the command's payment the pay job does it. */
const confirm: RunAct = async (platform, call) => {
  const { groupId, confirmedBy } = await payOutOf(platform, call.words[2] ?? '');
  if (confirmedBy === null) await performing(groupPayActs.confirmGroupPay, ofGroup)(platform, call);
  const settled = await payDue(groupRewardDeps(platform), groupId);
  call.say(
    confirmedBy === null
      ? `Confirmed: ${settled} people are settled`
      : `It was confirmed before by ${confirmedBy}: ${settled} more people are settled`,
  );
};

const previewConfirm: RunAct = async (platform, { words: [, , hash = ''], say }) => {
  const { confirmedBy, paid, paidCoins, kept, keptCoins, nothing } = await previewPay(platform, { hash });
  if (confirmedBy !== null) say(`It was confirmed before by ${confirmedBy}`);
  say(`${paid} members get ${paidCoins} coins`);
  say(`${keptCoins} coins of ${kept} guests are kept for 30 days`);
  say(`${nothing} people get nothing`);
};

const people: Run = async (platform, { words: [, , hash = ''], say }) => {
  const rows = await peopleOfPay(platform, hash);
  for (const {
    group_member_id: id,
    nickname,
    coins,
    topics_finished,
    topics,
    state,
    taken_out_reason,
  } of rows)
    say(
      [
        id,
        `${coins} coins`,
        `${topics_finished} of ${topics} topics`,
        state,
        nickname ?? '-',
        taken_out_reason === null ? '' : `taken out: ${taken_out_reason}`,
      ].join('  '),
    );
  say(`${rows.length} people`);
};

/** Refuses a pay-out, and ends the participations of its people at once. */
const refuse: RunAct = async (platform, call) => {
  await performing(groupPayActs.refuseGroupPay, ofGroupWithReason)(platform, call);
  const { groupId } = await payOutOf(platform, call.words[2] ?? '');
  await payDue(groupRewardDeps(platform), groupId);
};

/** Operators choose who may make discussion groups, and confirm the payments of groups, or stop them (rules 6.24, 6.30, 6.44). */
export const group: Command = actionsCommand({
  name: 'group',
  summary: 'Name the members who make discussion groups, and confirm what a closed group pays',
  actions: [
    act('host add <member>', 'Let a member, named by their code, make groups', add),
    act('host remove <member>', 'Let a member make and change no more groups', remove),
    look('host list', 'Who makes groups, and who named them', list),
    look('pay list', 'The pay-outs that wait', pays),
    look('pay show <group>', 'The people of a pay-out, by nickname', people),
    act('pay confirm <group>', 'Pay what a closed group owes', confirm, previewConfirm),
    act(
      'pay hold <group> <reason>',
      'Pay nobody until it is released; hosts and people read why',
      performing(groupPayActs.holdGroupPay, ofGroupWithReason),
    ),
    act(
      'pay release <group>',
      'End the hold of a pay-out',
      performing(groupPayActs.releaseGroupPay, ofGroup),
    ),
    act('pay refuse <group> <reason>', 'Pay nobody else; hosts and people read why', refuse),
    act(
      'pay out <group> <person> <reason>',
      'Take one person out of a pay-out; they read why',
      performing(groupPayActs.takeOutOfGroupPay, ({ words: [, , hash = '', personId = '', ...reason] }) => ({
        input: { hash, personId },
        reason: reasonOf(reason),
      })),
    ),
    act(
      'close <group> <reason>',
      'Close a group before its time',
      performing(groups.closeOperatorGroup, named),
    ),
    act('archive <group> <reason>', 'Archive a closed group', performing(groups.archiveOperatorGroup, named)),
    act(
      'hand-over <group> <member> <reason>',
      'Make another host answer for a group; the one before leaves it',
      performing(groups.handOverGroup, ({ words: [, hash = '', memberCode = '', ...reason] }) => ({
        input: { hash, memberCode },
        reason: reasonOf(reason),
      })),
    ),
    act(
      'take-down <group> <answer> <reason>',
      'Hide an answer; its author reads why',
      performing(groups.takeDownGroupAnswer, ofAnswer),
    ),
    act(
      'put-back <group> <answer> <reason>',
      'Show an answer again that an operator took down',
      performing(groups.putBackGroupAnswer, ofAnswer),
    ),
  ],
});
