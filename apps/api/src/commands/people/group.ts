import { groupRewardDeps } from '../../composition/group-rewards.ts';
import {
  confirmPay,
  waitingPayOuts,
  payDue,
  nameHost,
  namedHosts,
  removeHost,
} from '../../modules/group/module.ts';
import { invitingFacts, ownerOfCode } from '../../modules/identity/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';

/** The member whose code is the third word. */
async function memberIn({ database }: Platform, [, , code = '']: readonly string[]): Promise<string> {
  const member = await ownerOfCode(database.read, code);
  if (member === undefined) throw new Error(`There is no member ${code}`);
  if (member.closed) throw new Error(`Member ${code} is blocked or has left`);
  return member.memberId;
}

const add: RunAct = async (platform, call) => {
  const { by } = call;
  const memberId = await memberIn(platform, call.words);
  const known = (await namedHosts(platform)).some((host) => host.memberId === memberId);
  if (known) throw new Error(`Member ${call.words[2]} makes groups already`);
  await nameHost(platform, { memberId, by });
  call.say(`Member ${call.words[2]} makes groups`);
};

const remove: RunAct = async (platform, call) => {
  const { by } = call;
  const memberId = await memberIn(platform, call.words);
  const known = (await namedHosts(platform)).some((host) => host.memberId === memberId);
  if (!known) throw new Error(`Member ${call.words[2]} makes no groups`);
  await removeHost(platform, { memberId, by });
  call.say(`Member ${call.words[2]} makes and changes no more groups; theirs go on`);
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
        `confirmed by itself ${confirmBy.toISOString()}`,
        group.name,
      ].join('  '),
    );
  say(`${waiting.length} pay-outs wait`);
};

const confirm: RunAct = async (platform, call) => {
  const { by } = call;
  const [, , hash = ''] = call.words;
  const { group, isNew } = await confirmPay(platform, { hash, by });
  const settled = await payDue(groupRewardDeps(platform), group.id);
  call.say(
    isNew
      ? `Confirmed: ${settled} people are settled`
      : `It was confirmed before by ${group.pay_confirmed_by}: ${settled} more people are settled`,
  );
};

/** Operators choose who may make discussion groups, and confirm the payments of groups (rules 6.24, 6.30). */
export const group: Command = actionsCommand({
  name: 'group',
  summary: 'Name the members who make discussion groups, and confirm what a closed group pays',
  actions: [
    act('host add <member>', 'Let a member, named by their code, make groups', add),
    act('host remove <member>', 'Let a member make and change no more groups', remove),
    look('host list', 'Who makes groups, and who named them', list),
    look('pay list', 'The pay-outs that wait', pays),
    act('pay confirm <group>', 'Pay what a closed group owes', confirm),
  ],
});
