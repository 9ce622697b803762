import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { findParticipation, taskBrief, taskById } from '../../task/module.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import { findSupplier, type Partner } from '../partners.ts';
import type { SupplierConfig } from '../partner-config.ts';
import { receiveReport } from '../reports/receive-report.ts';
import { PARTNER_PARAMETER } from '../reports/signed-query.ts';
import { readRedirectSessionOf } from '../reports/redirect-session-store.ts';

/** The supplier named in an address we gave out. */
export async function supplierOf(
  deps: PartnerDeps,
  raw: string,
): Promise<Partner<SupplierConfig> | undefined> {
  const key = new URLSearchParams(raw).get(PARTNER_PARAMETER);
  if (key === null || key.includes('\0')) return undefined;
  return await findSupplier(deps, deps.database.read, key);
}

/**
 * A browser returns from a supplier. The query is stored, and processed if it is signed. The answer states only the
 * stored result, not the browser's claim (rules 3.18 and 3.23).
 */
export async function reportReturn(
  deps: PartnerDeps,
  { body: { query: raw } }: Call<'reportReturn'>,
): Promise<DataOf<'reportReturn'>> {
  const partner = (await supplierOf(deps, raw)) ?? refuse('NOT_FOUND');
  const received = (await receiveReport(deps, partner, 'return', raw)) ?? refuse('NOT_FOUND');
  const { visit, supportCode } = received;
  if (visit === undefined) return { state: 'unknown', sessionId: null, resultId: null, supportCode };
  const own = await findParticipation(deps.database.read, visit.member_id, visit.participation_id);
  if (own === undefined) return { state: 'unknown', sessionId: null, resultId: null, supportCode };
  return {
    state: own.result === 0 ? 'waiting' : 'ended',
    sessionId: own.id,
    resultId: own.resultId,
    supportCode: own.supportCode,
  };
}

/** The state of a member's redirect session. Refuses with NOT_FOUND if it isn't the member's. */
export async function getPartnerVisit(
  { database }: PartnerDeps,
  { params: { id }, caller: { memberId } }: Call<'getPartnerVisit'>,
): Promise<DataOf<'getPartnerVisit'>> {
  const db = database.read;
  const visit = (await readRedirectSessionOf(db, memberId, id)) ?? refuse('NOT_FOUND');
  const own = (await findParticipation(db, memberId, id)) ?? refuse('NOT_FOUND');
  return {
    state: own.result === 0 ? 'waiting' : 'ended',
    task: taskBrief(await taskById(db, own.taskId)),
    resultId: own.resultId,
    supportCode: own.supportCode,
    startedAt: own.startedAt.toISOString(),
    expiresAt: visit.expires_at?.toISOString() ?? null,
  };
}
