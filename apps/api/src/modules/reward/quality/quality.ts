import type { Transaction } from 'kysely';
import { QualityStandingState } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { balances, isPosted, transfer } from '../../ledger/ledger.ts';
import type { Cause } from '../../ledger/posting/posting.ts';
import { addDays, dayOf } from '../../../platform/calendar.ts';
import { settleAll } from '../../../platform/jobs/settle-all.ts';
import { lockMember } from '../check-in/checkin-store.ts';
import { insertChange, markRecovered, type QualityChange, readChanges, readEnded } from './quality-store.ts';

const HIGHEST = 100;
/** Below 60 tasks get fewer, below 40 paused with appeal (decisions §4). */
const FEWER_BELOW = 60;
const PAUSED_BELOW = 40;
const APPEAL_DAYS = 7;
const BATCH = 200;
const JOB = 'reward.recover-quality';

/** What a quality (质量分) means for getting tasks. */
export function qualityState(score: number): QualityStandingState {
  if (score < PAUSED_BELOW) return QualityStandingState.Paused;
  return score < FEWER_BELOW ? QualityStandingState.FewerTasks : QualityStandingState.Good;
}

export interface QualityAsked {
  memberId: string;
  /** Names what it is for: the same again changes nothing. */
  key: string;
  /** Points to add (positive) or deduct (negative); what would leave 0–100 is left out. */
  points: number;
  cause: Cause;
  /** What happened, in the member's words. */
  reason: string;
  /** The rule it follows, in the member's words. */
  rule: string;
  /** How many days a deduction lasts; for ever when null. */
  days: number | null;
  at: Date;
}

/**
 * Changes a member's quality with reason and rule (decisions §4); a deduction may be appealed against for 7 days and
 * comes back after `days`. Resolves to the points that were really moved: 0 at the bounds or when repeated.
 */
export async function changeQuality(tx: Transaction<Schema>, asked: QualityAsked): Promise<number> {
  const { memberId, key, cause, reason, rule, days, at } = asked;
  await lockMember(tx, memberId);
  if (await isPosted(tx, memberId, key)) return 0;
  const { quality } = await balances(tx, memberId);
  const points = Math.min(Math.max(asked.points, -quality), HIGHEST - quality);
  if (points === 0) return 0;
  const { transferId } = await transfer(tx, {
    key,
    memberId,
    reason: points > 0 ? 'earned' : 'deducted',
    cause,
    note: reason,
    legs: [{ asset: 'quality', amount: points, platform: 'issue' }],
    at,
  });
  await insertChange(tx, {
    memberId,
    transferId,
    transferKey: key,
    points,
    rule,
    endsOn: points < 0 && days !== null ? addDays(dayOf(at), days) : null,
    appealUntil: points < 0 ? new Date(at.getTime() + APPEAL_DAYS * 86_400_000) : null,
  });
  return points;
}

/** Gives back deductions whose last day is over; resolves to how many. */
export async function recoverQuality(database: Database, at: Date): Promise<number> {
  const ended = await readEnded(database.read, dayOf(at), BATCH);
  await settleAll(ended, (change) => database.transaction((tx) => recover(tx, change, at)));
  return ended.length;
}

/**
 * Gives back a deduction that was appealed against with success, before its last day; answers the points, 0 when it has
 * come back already. Refuses with NOT_FOUND what is no deduction of the member.
 */
export async function acceptAppeal(
  tx: Transaction<Schema>,
  { memberId, transferId, at }: { memberId: string; transferId: string; at: Date },
): Promise<number> {
  const change = (await readChanges(tx, memberId, [transferId])).get(transferId);
  if (change === undefined || change.points > 0) return refuse('NOT_FOUND');
  return await recover(tx, change, at, '申诉通过，质量分恢复');
}

async function recover(
  tx: Transaction<Schema>,
  change: QualityChange,
  at: Date,
  reason = '扣分到期，质量分恢复',
): Promise<number> {
  if (!(await markRecovered(tx, change, at))) return 0;
  return await changeQuality(tx, {
    memberId: change.memberId,
    key: `${change.transferKey}:recovered`,
    points: -change.points,
    cause: { kind: 'correction', id: change.transferId, title: '扣分恢复' },
    reason,
    rule: change.rule,
    days: null,
    at,
  });
}

/** Has ended deductions come back every night. */
export function defineRewardJobs({
  clock,
  database,
  jobs,
}: Pick<Platform, 'clock' | 'database' | 'jobs'>): void {
  jobs.define(JOB, async (_data, { signal }) => {
    while (!signal.aborted && (await recoverQuality(database, clock.now())) === BATCH);
  });
  jobs.schedule(JOB, '10 0 * * *');
}
