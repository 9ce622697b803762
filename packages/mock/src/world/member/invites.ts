import type { Invitee, InviteReward } from '@yayan/api-client';
import { mockGetInvitation } from '@yayan/api-client/mocks';
import type { Member, World } from '../world.ts';

/** A member who came by another member's code. */
interface Invite {
  readonly inviter: Member;
  readonly friend: Member;
  readonly channel: Invitee['channel'];
  readonly coins: number;
}

const STEP = 'firstSurvey';
const TITLE = '邀请的好友已完成首份问卷';

/** Invites by the friend's id. */
const invites = new WeakMap<World, Map<string, Invite>>();
const invitesOf = (world: World): Map<string, Invite> => {
  const known = invites.get(world) ?? new Map<string, Invite>();
  invites.set(world, known);
  return known;
};

/** Whose code it is: a member's own, or the document's, which the first member shows to others. */
export const inviterOf = async (world: World, code: string, friend?: Member): Promise<Member | undefined> => {
  const members = [...world.members.values()].filter((member) => member !== friend);
  const { inviteCode } = await world.startOf(mockGetInvitation);
  return members.find((member) => member.code === code) ?? (code === inviteCode ? members[0] : undefined);
};

/** Remembers by whose code a member came. The inviter earns by the friend's first survey from now on. */
export const rememberInvite = async (
  world: World,
  code: string,
  friend: Member,
  channel: Invitee['channel'],
): Promise<void> => {
  const inviter = await inviterOf(world, code, friend);
  if (!inviter || invitesOf(world).has(friend.id)) return;
  const { tiers } = await world.startOf(mockGetInvitation);
  const coins = tiers.find(({ step }) => step === STEP)?.coins ?? 0;
  invitesOf(world).set(friend.id, { inviter, friend, channel, coins });
};

const rowOf = ({ inviter, friend }: Invite) =>
  inviter.ledger.rows.find(({ cause }) => cause.kind === 'invite' && cause.id === friend.id);

/** Books what the first completed survey of a friend earns their inviter: pending as long as the friend's own coins. */
export const rewardInviter = (world: World, friend: Member, expectedAt: string | undefined): void => {
  const invite = invitesOf(world).get(friend.id);
  if (!invite || rowOf(invite)) return;
  invite.inviter.ledger.add({
    id: world.nextId(),
    at: world.time(),
    amount: invite.coins,
    cause: { kind: 'invite', id: friend.id, title: TITLE, link: '/home/invite' },
    ...(expectedAt !== undefined && { expectedAt }),
  });
  world.liveEvents.publish(invite.inviter.id, 'balance');
};

/** Lets an inviter's reward become what the coins of the friend's survey have become. */
export const settleInviter = (world: World, friend: Member, to: (inviter: Member) => boolean): void => {
  const invite = invitesOf(world).get(friend.id);
  if (invite && to(invite.inviter)) world.liveEvents.publish(invite.inviter.id, 'balance');
};

const nicknameOf = ({ nickname = '好友' }: Member): string => `${nickname.slice(0, 1)}*`;

/** The friends of a member who came since the mock started, newest first. */
export const friendsOf = (world: World, member: Member): readonly Invitee[] =>
  [...invitesOf(world).values()].toReversed().flatMap((invite): Invitee[] => {
    const { inviter, friend, channel, coins } = invite;
    if (inviter !== member) return [];
    const row = rowOf(invite);
    const step = {
      step: STEP,
      at: row?.createdAt ?? null,
      coins,
      state: row?.state ?? null,
      arrivedAt: row?.state === 0 ? row.createdAt : null,
      expectedAt: row?.expectedAt ?? null,
      reason: row?.reason ?? null,
    } as const;
    return [
      {
        id: friend.id,
        nickname: nicknameOf(friend),
        avatar: friend.avatar ?? null,
        state: row ? 'completed' : 'registered',
        reason: null,
        coins: row?.state === 0 ? coins : 0,
        registeredAt: friend.joinedAt,
        channel,
        steps: [step],
        family: 'no',
        declaredAt: null,
      },
    ];
  });

/** What friends who came since the mock started have earned a member, newest first. */
export const rewardsOf = (world: World, member: Member): readonly InviteReward[] =>
  member.ledger.rows.flatMap((row): InviteReward[] => {
    const invite = row.cause.kind === 'invite' ? invitesOf(world).get(row.cause.id) : undefined;
    if (!invite) return [];
    const { id, amount: coins, state, expectedAt, reason, createdAt } = row;
    return [
      { id, nickname: nicknameOf(invite.friend), step: STEP, coins, state, expectedAt, reason, createdAt },
    ];
  });
