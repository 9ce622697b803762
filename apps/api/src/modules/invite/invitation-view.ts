import { CoinRowState, InviteeFamily, InvitePosterId, type DataOf, type QueryOf } from '@yayan/contract';
import { z } from 'zod';
import { dayOf } from '../../platform/calendar.ts';
import { cutPage } from '../../platform/page.ts';
import { refuse } from '../../errors/api-fault.ts';
import type { Call } from '../../call/call.ts';
import type { Connection } from '../../platform/database/database.ts';
import { invitingFacts } from '../identity/module.ts';
import type { MemberCard } from '../member/api.ts';
import { memberCards } from '../member/module.ts';
import { nextRuleChange, ruleNumbers } from '../rule/module.ts';
import { countInvitees, type InviteeRow, selectInvitees } from './invitation-store.ts';
import { recordSignals } from './joining/invite-member.ts';
import type { InviteDeps } from './deps.ts';
import { canDeclare } from './rewards/declare-family.ts';
import { INVITE_NUMBERS, INVITE_RULES, inviteTiers } from './rewards/invite-steps.ts';
import { fraudSignalsOf } from './joining/fraud-signals.ts';
import { selectNameShown } from './joining/invite-name-store.ts';
import { maskedNickname } from './joining/masked-nickname.ts';
import { selectRewards, selectRewardsOf, type StoredReward, sumRewards } from './rewards/reward-store.ts';
import { VOID_REASONS } from './void-reasons.ts';

type InviteePage = DataOf<'listInvitees'>;
/** What says how many coins steps earn now. */
export type NumberParts = Pick<InviteDeps['platform'], 'config' | 'clock' | 'database'>;

type Tiers = DataOf<'getInvitation'>['tiers'];
type RewardPage = DataOf<'listInviteRewards'>;

/** Totals are counted up to here (rule 1.8). */
const MOST_COUNTED = 10_000;
const CLOSED = '已注销会员';

const POSTERS: DataOf<'getInvitation'>['posters'] = [
  { id: InvitePosterId.Sprout, title: '新芽' },
  { id: InvitePosterId.Paper, title: '纸笺' },
  { id: InvitePosterId.Seal, title: '印章' },
];

/**
 * A member's code, link, posters and earnings by invitations. Records the fraud signals of the call, to recognise
 * self-invites.
 */
export async function getInvitation(
  { platform }: InviteDeps,
  { caller: { memberId }, origin }: Call<'getInvitation'>,
): Promise<DataOf<'getInvitation'>> {
  const { config, database, cipher, clock } = platform;
  const { code } = await invitingFacts(database.read, memberId);
  await database.transaction((tx) =>
    recordSignals(tx, memberId, fraudSignalsOf(cipher, origin), clock.now()),
  );
  const link = new URL('/invite', config.sites.member);
  link.searchParams.set('code', code);
  return {
    inviteCode: code,
    link: link.href,
    posters: POSTERS,
    ...(await tiersOf(platform)),
    rules: [...INVITE_RULES],
    showsName: await selectNameShown(database.read, memberId),
    invited: await countInvitees(database.read, memberId, undefined, MOST_COUNTED),
    ...(await sumRewards(database.read, memberId)),
  };
}

/**
 * The members that a member invited, newest first, each with their progress. If one doesn't count, the reason is
 * included.
 */
export async function inviteePage(
  platform: NumberParts,
  memberId: string,
  { cursor, limit = 20, state }: QueryOf<'listInvitees'>,
): Promise<InviteePage> {
  const db = platform.database.read;
  const rows = await selectInvitees(db, memberId, { before: placeOf(cursor), state, count: limit + 1 });
  const { items: page, nextCursor } = cutPage(rows, limit, ({ id }) => id);
  const cards = await cardsOf(db, page);
  const rewards = await selectRewardsOf(
    db,
    page.map((row) => row.member_id),
  );
  const { tiers } = await tiersOf(platform);
  return {
    items: page.map((row) =>
      inviteeOf(
        row,
        tiers,
        cards.get(row.member_id),
        rewards.filter((reward) => reward.member_id === row.member_id),
      ),
    ),
    nextCursor,
    total: await countInvitees(db, memberId, state, MOST_COUNTED),
  };
}

/** A member's rewards for invitations, newest first. */
export async function inviteRewardPage(
  db: Connection,
  memberId: string,
  { cursor, limit = 20 }: QueryOf<'listInviteRewards'>,
): Promise<RewardPage> {
  const rows = await selectRewards(db, memberId, { before: placeOf(cursor), count: limit + 1 });
  const { items: page, nextCursor } = cutPage(rows, limit, ({ id }) => id);
  const cards = await cardsOf(db, page);
  const items = page.map((row) => rewardOf(row, cards.get(row.member_id)));
  return { items, nextCursor };
}

/** The coins that have arrived from a member's invitations, including those spent since. */
export async function invitationCoinsOf(db: Connection, memberId: string): Promise<number> {
  return (await sumRewards(db, memberId)).earned;
}

const cardsOf = (db: Connection, rows: readonly { member_id: string }[]) =>
  memberCards(
    db,
    rows.map(({ member_id }) => member_id),
  );

/** What the steps earn today, and what is announced next. */
async function tiersOf(platform: NumberParts): Promise<Pick<DataOf<'getInvitation'>, 'tiers' | 'nextTiers'>> {
  const { read } = platform.database;
  const at = platform.clock.now();
  const numbers = await ruleNumbers(platform, read);
  const next = await nextRuleChange(platform, read, { names: INVITE_NUMBERS, at });
  return {
    tiers: inviteTiers(numbers, at),
    nextTiers: next === undefined ? null : { from: dayOf(next), tiers: inviteTiers(numbers, next) },
  };
}

type Invitee = InviteePage['items'][number];

function inviteeOf(
  row: InviteeRow,
  tiers: Tiers,
  card: MemberCard | undefined,
  rewards: readonly StoredReward[],
): Invitee {
  return {
    id: row.id,
    nickname: card === undefined ? CLOSED : maskedNickname(card.nickname),
    avatar: card?.avatar ?? null,
    state: row.state,
    reason: row.void_reason === null ? null : VOID_REASONS[row.void_reason],
    coins: row.coins,
    registeredAt: row.invited_at.toISOString(),
    channel: row.channel,
    steps: tiers.map(({ step, coins }) =>
      stepOf(
        { step, coins },
        rewards.find((reward) => reward.step === step),
      ),
    ),
    family: canDeclare(row)
      ? InviteeFamily.Possible
      : row.declared_at === null
        ? InviteeFamily.No
        : InviteeFamily.Declared,
    declaredAt: row.declared_at?.toISOString() ?? null,
  };
}

/** One step of a friend's timeline; without a reward it hasn't earned. */
function stepOf({ step, coins }: Tiers[number], reward: StoredReward | undefined): Invitee['steps'][number] {
  if (reward === undefined)
    return {
      step,
      at: null,
      coins,
      state: null,
      arrivedAt: null,
      expectedAt: null,
      reason: null,
    };
  const { state, expectedAt, reason } = rewardState(reward);
  return {
    step,
    at: reward.earned_at.toISOString(),
    coins: reward.coins,
    state,
    arrivedAt: state === CoinRowState.Available ? (reward.settled_at?.toISOString() ?? null) : null,
    expectedAt,
    reason,
  };
}

function rewardState(
  row: StoredReward,
): Pick<RewardPage['items'][number], 'state' | 'expectedAt' | 'reason'> {
  const isPending = row.settled_at === null;
  return {
    state:
      row.taken_back_at !== null
        ? CoinRowState.TakenBack
        : isPending
          ? CoinRowState.Pending
          : CoinRowState.Available,
    expectedAt: isPending && row.taken_back_at === null ? (row.expected_at?.toISOString() ?? null) : null,
    reason: row.note,
  };
}

function rewardOf(row: StoredReward, card: MemberCard | undefined): RewardPage['items'][number] {
  return {
    id: row.id,
    nickname: card === undefined ? CLOSED : maskedNickname(card.nickname),
    step: row.step,
    coins: row.coins,
    ...rewardState(row),
    createdAt: row.earned_at.toISOString(),
  };
}

/** Where a page begins. Refuses an invalid cursor with MALFORMED. */
function placeOf(cursor: string | undefined): string | null {
  return cursor === undefined ? null : (z.uuid().safeParse(cursor).data ?? refuse('MALFORMED'));
}
