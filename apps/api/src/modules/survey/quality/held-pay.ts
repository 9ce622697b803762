import type { Participation, TaskDeps } from '../../task/api.ts';
import { lockParticipation, releasePayment, takeBackPayment, tasksByIds } from '../../task/module.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Place } from '../../../platform/page.ts';
import { workThrough } from '../../../platform/jobs/work-through.ts';
import { decideHold, type HoldRow, insertHold, lockOpenHold, readHold, readOpenHolds } from './hold-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Pages that overlap for less are an accident: a page that was sent while the member changed questionnaires. */
const OVERLAP_SECONDS = 5;

/** How long a review takes at most. Undecided pay becomes available then, as a partner's does (rule 3.20). */
const REVIEW_MS = 7 * 86_400_000;

/** Whether the member answered two questionnaires at the same time. */
export const isParallel = (overlapSeconds: number): boolean => overlapSeconds > OVERLAP_SECONDS;

/** Until when the pay of a complete is held at the latest. */
export const reviewUntil = (at: Date): Date => new Date(at.getTime() + REVIEW_MS);

/** Holds the pay of a complete for review (rule 3.34). Call it in the transaction that ends the participation. */
export async function holdPay(
  tx: Tx,
  { memberId, id, taskId }: Pick<Participation, 'memberId' | 'id' | 'taskId'>,
  { overlapSeconds, at }: { overlapSeconds: number; at: Date },
): Promise<void> {
  await insertHold(tx, {
    member_id: memberId,
    participation_id: id,
    task_id: taskId,
    sign: 'parallel',
    overlap_seconds: Math.ceil(overlapSeconds),
    held_at: at,
  });
}

interface HeldPay {
  readonly sessionId: string;
  readonly memberId: string;
  readonly taskId: string;
  readonly title: string;
  readonly overlapSeconds: number;
  readonly heldAt: Date;
}

/** The completes whose pay waits for review after a position, the oldest first. */
export async function listHeldPay(
  { database }: Pick<TaskDeps, 'database'>,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<HeldPay[]> {
  const place = after && { held_at: after.at, participation_id: after.id };
  const rows = await readOpenHolds(database.read, { after: place, limit });
  const tasks = await tasksByIds(
    database.read,
    rows.map(({ task_id: id }) => id),
  );
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return rows.map((row) => ({
    sessionId: row.participation_id,
    memberId: row.member_id,
    taskId: byId.get(row.task_id)?.hashId ?? '',
    title: byId.get(row.task_id)?.title ?? '',
    overlapSeconds: row.overlap_seconds,
    heldAt: row.held_at,
  }));
}

interface PayDecision {
  readonly sessionId: string;
  readonly verdict: 'paid' | 'refused';
  readonly operator: string;
  /** The member reads it when the pay is refused. */
  readonly reason: string | null;
}

/**
 * Decides about held pay, once: pays it, or takes it back with a reason that the member reads and can appeal. Refuses with
 * NOT_FOUND and HELD_PAY_DECIDED.
 */
export async function decideHeldPay(
  deps: TaskDeps,
  { sessionId, verdict, operator, reason }: PayDecision,
): Promise<void> {
  const { database, clock } = deps;
  const known = (await readHold(database.read, sessionId)) ?? refuse('NOT_FOUND');
  await database.transaction(async (tx) => {
    const at = clock.now();
    const decided = await settleHold(tx, deps, known, { verdict, operator, reason, at });
    if (!decided) refuse('HELD_PAY_DECIDED');
  });
}

/** Makes pay available that nobody reviewed in time. */
export async function releaseHeldPay(deps: TaskDeps, signal?: AbortSignal): Promise<void> {
  const { database, clock } = deps;
  const at = clock.now();
  const before = new Date(at.getTime() - REVIEW_MS);
  await workThrough({
    read: async (after: HoldRow | undefined, limit) =>
      await readOpenHolds(database.read, { after, before, limit }),
    work: async (hold) => {
      await database.transaction((tx) =>
        settleHold(tx, deps, hold, { verdict: 'paid', operator: null, reason: null, at }),
      );
    },
    signal,
  });
}

/** False if the hold was decided before. */
async function settleHold(
  tx: Tx,
  deps: TaskDeps,
  hold: HoldRow,
  decision: Omit<PayDecision, 'sessionId' | 'operator'> & { operator: string | null; at: Date },
): Promise<boolean> {
  const key = { memberId: hold.member_id, participationId: hold.participation_id };
  const own = await lockParticipation(tx, key.memberId, key.participationId);
  if (own === undefined || (await lockOpenHold(tx, key)) === undefined) return false;
  await decideHold(tx, hold, decision);
  if (own.earning?.state !== 'pending') return true;
  if (decision.verdict === 'paid') await releasePayment(tx, deps, own, decision.at);
  else
    await takeBackPayment(tx, deps, own, {
      note: decision.reason ?? '与另一份问卷同时作答',
      at: decision.at,
    });
  return true;
}
