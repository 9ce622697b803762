import { groupRewardDeps } from '../../composition/group-rewards.ts';
import { confirmPay, waitingPays } from '../../modules/group/rewards/confirm-pay.ts';
import { payDue } from '../../modules/group/rewards/settle.ts';
import { nameHost, namedHosts, removeHost } from '../../modules/group/life/name-host.ts';
import { invitingFacts, ownerOfCode } from '../../modules/identity/account/inviter.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { type Action, runAction } from '../runner/run-action.ts';
import { operatorOf } from './operator.ts';

const isDryRun = ({ options }: CommandCall): boolean => options['dry-run'] === true;

/** The member that the third word names by their code. */
async function memberIn({ database }: Platform, [, , code = '']: readonly string[]): Promise<string> {
  if (code === '') throw new Error('Name a member by their code');
  const member = await ownerOfCode(database.read, code);
  if (member === undefined) throw new Error(`There is no member ${code}`);
  if (member.closed) throw new Error(`Member ${code} is blocked or has left`);
  return member.memberId;
}

const add: Action = async (platform, call) => {
  const by = operatorOf(call.options);
  const memberId = await memberIn(platform, call.words);
  const known = (await namedHosts(platform)).some((host) => host.memberId === memberId);
  if (known) throw new Error(`Member ${call.words[2]} makes groups already`);
  if (isDryRun(call)) return call.say(`Member ${call.words[2]} would make groups; nothing is changed`);
  await nameHost(platform, { memberId, by });
  call.say(`Member ${call.words[2]} makes groups`);
};

const remove: Action = async (platform, call) => {
  const by = operatorOf(call.options);
  const memberId = await memberIn(platform, call.words);
  const known = (await namedHosts(platform)).some((host) => host.memberId === memberId);
  if (!known) throw new Error(`Member ${call.words[2]} makes no groups`);
  if (isDryRun(call))
    return call.say(`Member ${call.words[2]} would make and change no more groups; nothing is changed`);
  await removeHost(platform, { memberId, by });
  call.say(`Member ${call.words[2]} makes and changes no more groups; theirs go on`);
};

const list: Action = async (platform, { say }) => {
  const hosts = await namedHosts(platform);
  for (const { memberId, namedBy, namedAt } of hosts) {
    const { code } = await invitingFacts(platform.database.read, memberId);
    say([code, namedAt.toISOString(), namedBy].join('  '));
  }
  say(`${hosts.length} members make groups`);
};

const pays: Action = async (platform, { say }) => {
  const waiting = await waitingPays(platform);
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

const confirm: Action = async (platform, call) => {
  const by = operatorOf(call.options);
  const [, , hash] = call.words;
  if (hash === undefined) throw new Error('Name a group by its hash: pay list shows those that wait');
  if (isDryRun(call)) {
    const waiting = (await waitingPays(platform)).find(({ group }) => group.task_hash === hash);
    if (waiting === undefined) throw new Error(`No pay-out of group ${hash} waits`);
    return call.say(`Would pay ${waiting.coins} coins to ${waiting.people} people; nothing is changed`);
  }
  const { group, isNew } = await confirmPay(platform, { hash, by });
  const settled = await payDue(groupRewardDeps(platform), group.id);
  call.say(
    isNew
      ? `Confirmed: ${settled} people are settled`
      : `It was confirmed before by ${group.pay_confirmed_by}: ${settled} more people are settled`,
  );
};

const actions = new Map<string, Action>([
  ['host add', add],
  ['host remove', remove],
  ['host list', list],
  ['pay list', pays],
  ['pay confirm', confirm],
]);

/** Operators name who makes discussion groups, and confirm what groups pay (rules 6.24, 6.30). */
export const group: Command = {
  usage: 'group <host add <member code>|host remove <member code>|host list|pay list|pay confirm <group>>',
  summary: 'Name the members who make discussion groups, and confirm what a closed group pays',
  options: {
    by: { type: 'string', summary: 'Your name, kept with what you decide' },
    'dry-run': { type: 'boolean', summary: 'Say what would happen, and change nothing' },
  },
  run: runAction(actions),
};
