import { QualityStandingState } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection, Database } from '../../../platform/database/database.ts';
import type { Cause } from '../../ledger/api.ts';
import { balances, isPosted, transfer } from '../../ledger/module.ts';
import { addDays, type Day, dayOf } from '../../../platform/calendar.ts';
import { settleAll } from '../../../platform/jobs/settle-all.ts';
import type { Messages } from '../../message/api.ts';
import { lockMember } from '../streak/checkin-store.ts';
import {
  type Evidence,
  insertChange,
  markRecovered,
  markReturned,
  pointsLeft,
  type QualityChange,
  readChanges,
  readEnded,
} from './quality-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const HIGHEST = 100;
/** Below 60 members see fewer tasks. Below 40 tasks are paused, and the member can appeal (rule 4.12). */
const FEWER_BELOW = 60;
const PAUSED_BELOW = 40;
const APPEAL_DAYS = 7;
const BATCH = 200;

/** The effect of a quality score (质量分) on a member's tasks. */
export function qualityState(score: number): QualityStandingState {
  if (score < PAUSED_BELOW) return QualityStandingState.Paused;
  return score < FEWER_BELOW ? QualityStandingState.FewerTasks : QualityStandingState.Good;
}

/** How many of these points a score takes: it stays within 0 and 100. */
export const boundedPoints = (score: number, points: number): number =>
  Math.min(Math.max(points, -score), HIGHEST - score);

export interface QualityRequest {
  memberId: string;
  /** Identifies the change: the same key again does nothing. */
  key: string;
  /** Points to add (positive) or deduct (negative). The result is kept within 0–100. */
  points: number;
  cause: Cause;
  /** The reason, as a text for the member. */
  reason: string;
  /** The text of the rule for the member. */
  rule: string;
  /** The number of that rule in docs/product-rules.md. */
  ruleNumber?: string;
  /** The facts that the change rests on, as texts for the member. */
  evidence?: readonly Evidence[];
  /** The change counts for this day's limit of rises (rule 4.27). */
  riseOn?: Day;
  /** How many days a deduction lasts; null means without end. */
  days: number | null;
  at: Date;
}

/**
 * Changes a member's quality with reason and rule (rule 4.11). A deduction can be appealed for 7 days and comes back
 * after `days`. Returns the points that changed: 0 at the bounds or if repeated. With `messages` the member is
 * notified.
 */
export async function changeQuality(tx: Tx, asked: QualityRequest, messages?: Messages): Promise<number> {
  const { memberId, key, cause, reason, rule, days, at } = asked;
  await lockMember(tx, memberId);
  if (await isPosted(tx, memberId, key)) return 0;
  const { quality } = await balances(tx, memberId);
  const points = boundedPoints(quality, asked.points);
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
  const endsOn = points < 0 && days !== null ? addDays(dayOf(at), days) : null;
  await insertChange(tx, {
    memberId,
    transferId,
    transferKey: key,
    points,
    rule,
    ruleNumber: asked.ruleNumber ?? null,
    evidence: asked.evidence ?? [],
    riseOn: asked.riseOn ?? null,
    endsOn,
    appealUntil: points < 0 ? new Date(at.getTime() + APPEAL_DAYS * 86_400_000) : null,
  });
  const data = { points, reason, rule, endsOn };
  await messages?.write(tx, { memberId, event: 'qualityChanged', key: `quality:${transferId}`, data });
  return points;
}

/** Gives back every deduction whose last day is over. If one fails, the others are still processed. */
export async function recoverQuality(
  { database, messages }: { database: Database; messages?: Messages },
  at: Date,
  signal?: AbortSignal,
): Promise<void> {
  let ended: readonly QualityChange[];
  do {
    ended = await readEnded(database.read, dayOf(at), BATCH);
    await settleAll(
      ended,
      (change) => database.transaction((tx) => recover(tx, change, { at, messages })),
      signal,
    );
  } while (ended.length === BATCH);
}

/**
 * Gives back a deduction after a successful appeal, before its last day. Returns the points; 0 if it was given back
 * already. Refuses with NOT_FOUND if it is no deduction of this member.
 */
export async function acceptAppeal(
  tx: Tx,
  { memberId, transferId, at }: { memberId: string; transferId: string; at: Date },
  messages?: Messages,
): Promise<number> {
  const change = (await readChanges(tx, memberId, [transferId])).get(transferId);
  if (change === undefined || change.points > 0) return refuse('NOT_FOUND');
  return await recover(tx, change, { at, messages, reason: '申诉通过，质量分恢复' });
}

/**
 * Gives back a part of a deduction after an appeal, once. The rest comes back on its last day. Refuses with VERDICT_TOO_MUCH
 * if the deduction has fewer points left.
 */
export async function returnPoints(
  tx: Tx,
  asked: { memberId: string; transferId: string; points: number; reason: string; at: Date },
  messages?: Messages,
): Promise<number> {
  const { memberId, transferId, points, reason, at } = asked;
  const change = (await readChanges(tx, memberId, [transferId])).get(transferId);
  if (change === undefined || !(await markReturned(tx, change, points))) return refuse('VERDICT_TOO_MUCH');
  return await changeQuality(
    tx,
    {
      memberId,
      key: `${change.transferKey}:returned`,
      points,
      cause: { kind: 'correction', id: transferId, title: '申诉通过' },
      reason,
      rule: change.rule,
      days: null,
      at,
    },
    messages,
  );
}

/** How many points of a member's deduction an appeal can still give back; undefined if it is no deduction. */
export async function deductionLeft(
  db: Connection,
  memberId: string,
  transferId: string,
): Promise<number | undefined> {
  const left = await pointsLeft(db, memberId, transferId);
  return left === undefined ? undefined : Math.max(0, left);
}

async function recover(
  tx: Tx,
  change: QualityChange,
  {
    at,
    messages,
    reason = '扣分到期，质量分恢复',
  }: { at: Date; messages: Messages | undefined; reason?: string },
): Promise<number> {
  const left = await markRecovered(tx, change, at);
  if (left === 0) return 0;
  const asked: QualityRequest = {
    memberId: change.memberId,
    key: `${change.transferKey}:recovered`,
    points: left,
    cause: { kind: 'correction', id: change.transferId, title: '扣分恢复' },
    reason,
    rule: change.rule,
    days: null,
    at,
  };
  return await changeQuality(tx, asked, messages);
}
