import type { Participation } from '../../task/api.ts';
import {
  endParticipation,
  lockParticipation,
  releasePayment,
  takeBackPayment,
  taskById,
  waitForPartner,
} from '../../task/module.ts';
import type { Meaning, SupplierConfig } from '../partner-config.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import { readSuppliedTask } from '../partner-store.ts';
import { closeTask } from './close-task.ts';
import type { Verdict } from './report-store.ts';
import { updateRedirectSession, type RedirectSessionRow } from './redirect-session-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const DAY_MS = 86_400_000;

/** Below this share of the median time a complete is manipulated (rule 3.43). */
const MANIPULATED_BELOW = 0.03;

/** The text for the member when a partner takes a reward back. */
const REVERSED_NOTE = '合作方复核后没有通过这份回答';

interface VerifiedReport {
  readonly via: 'return' | 'postback';
  /** The partner's own status. */
  readonly code: string;
  readonly meaning: Meaning;
  readonly visit: RedirectSessionRow;
  readonly config: SupplierConfig;
  readonly at: Date;
}

/**
 * Processes a partner's report in the caller's transaction (rules 3.18 and 3.20). The first report sets the
 * participation's only result. A signed return makes coins pending, a postback makes them available, a reversal takes
 * them back. A report that doesn't fit is only marked `late` or `contradicting`, for an operator.
 */
export async function applyReport(tx: Tx, deps: PartnerDeps, report: VerifiedReport): Promise<Verdict> {
  const { visit, meaning } = report;
  const own = await lockParticipation(tx, visit.member_id, visit.participation_id);
  if (own === undefined) return 'unknownVisit';
  if (own.result === 0) return meaning === 'reversed' ? 'contradicting' : await end(tx, deps, own, report);
  if (meaning === 'reversed') return await reverse(tx, deps, own, report);
  if (meaning.result === own.result) return await confirm(tx, deps, own, report);
  // The first report was a complete that came too fast. This report only repeats it.
  if (meaning.result === 1 && (own.result === 4 || own.detail === 'manipulated')) return 'repeated';
  if (own.result === 8) return 'late';
  if (own.earning?.state === 'pending') {
    await updateRedirectSession(tx, visit, { disputed: true });
    await waitForPartner(tx, own);
  }
  return 'contradicting';
}

async function end(
  tx: Tx,
  deps: PartnerDeps,
  own: Participation,
  { via, code, meaning, visit, config, at }: VerifiedReport,
): Promise<Verdict> {
  if (meaning === 'reversed') return 'contradicting';
  await updateRedirectSession(tx, visit, { code });
  if (meaning.mayRetry === true) return 'applied';
  const tooFast = meaning.result === 1 ? await tooFastEnd(tx, own, at) : undefined;
  const { result, reason } = tooFast ?? meaning;
  const isPending = result === 1 && via === 'return' && config.windowDays > 0;
  const pendingUntil = isPending ? new Date(at.getTime() + config.windowDays * DAY_MS) : undefined;
  await updateRedirectSession(tx, visit, { expires_at: null, window_until: pendingUntil ?? null });
  await endParticipation(tx, deps, own, {
    result,
    ...(reason !== undefined && { detail: reason }),
    ...(pendingUntil !== undefined && { pendingUntil }),
    ...(meaning.countsIncidence !== undefined && { countsIncidence: meaning.countsIncidence }),
    at,
  });
  if (meaning.closes === true)
    await closeTask(tx, deps, { taskId: own.taskId, partner: config.key, code, at });
  return 'applied';
}

/**
 * How a complete ends that came too fast (rule 3.43): far below the median of the people who finished, nobody answered at
 * all; below the task's minimum, somebody was in a hurry. Undefined for all others.
 */
async function tooFastEnd(
  tx: Tx,
  own: Participation,
  at: Date,
): Promise<{ result: 2; reason: 'manipulated' } | { result: 4; reason: 'time' } | undefined> {
  const seconds = (at.getTime() - own.startedAt.getTime()) / 1000;
  const { medianSeconds } = await taskById(tx, own.taskId);
  if (medianSeconds !== null && seconds < medianSeconds * MANIPULATED_BELOW)
    return { result: 2, reason: 'manipulated' };
  const minimum = (await readSuppliedTask(tx, own.taskId))?.minimum_seconds ?? 0;
  return seconds < minimum ? { result: 4, reason: 'time' } : undefined;
}

async function confirm(
  tx: Tx,
  deps: PartnerDeps,
  own: Participation,
  { via, visit, at }: VerifiedReport,
): Promise<Verdict> {
  if (via !== 'postback' || own.earning?.state !== 'pending') return 'repeated';
  // Confirmed before: only the days of a new member are missing.
  if (own.earning.pendingFor === 'newcomer') return 'repeated';
  await releasePayment(tx, deps, own, at);
  await updateRedirectSession(tx, visit, { window_until: null, disputed: false });
  return 'applied';
}

async function reverse(
  tx: Tx,
  deps: PartnerDeps,
  own: Participation,
  { visit, at }: VerifiedReport,
): Promise<Verdict> {
  if (own.earning?.state === 'takenBack') return 'repeated';
  // After an operator's correction only an operator takes the reward back.
  if (own.result !== 1 || own.corrected.at !== null) return 'contradicting';
  await takeBackPayment(tx, deps, own, { note: REVERSED_NOTE, at });
  await updateRedirectSession(tx, visit, { window_until: null, disputed: false });
  return 'applied';
}
