import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Participation } from '../../task/api.ts';
import { findParticipation, taskBrief, taskById } from '../../task/module.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import { findSupplier, type Partner } from '../partners.ts';
import type { SupplierConfig } from '../partner-config.ts';
import { receiveReport } from '../reports/receive-report.ts';
import { PARTNER_PARAMETER } from '../reports/signed-query.ts';
import { readRedirectSessionOf, type RedirectSessionRow } from '../reports/redirect-session-store.ts';

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
  { body: { query: raw }, origin: { address } }: Call<'reportReturn'>,
): Promise<DataOf<'reportReturn'>> {
  const partner = (await supplierOf(deps, raw)) ?? refuse('NOT_FOUND');
  const arrival = { via: 'return', from: address } as const;
  const received = (await receiveReport(deps, partner, arrival, raw)) ?? refuse('NOT_FOUND');
  const { visit, supportCode } = received;
  const unknown = {
    state: 'unknown' as const,
    sessionId: null,
    resultId: null,
    taskHashId: null,
    supportCode,
  };
  if (visit === undefined) return unknown;
  const { read: db } = deps.database;
  const own = await findParticipation(db, visit.member_id, visit.participation_id);
  if (own === undefined) return unknown;
  // Read again: this very report may have allowed another try.
  const state = stateOf(own, await readRedirectSessionOf(db, own.memberId, own.id));
  return {
    state,
    sessionId: own.id,
    resultId: own.resultId,
    taskHashId: state === 'retry' ? (await taskById(db, own.taskId)).hashId : null,
    supportCode: own.supportCode,
  };
}

/**
 * What a page shows of a redirect session. It may be tried again after a status of the partner that left it open, until
 * the member goes in again (rule 3.41): every other status ends it.
 */
const stateOf = (
  { result }: Participation,
  visit: RedirectSessionRow | undefined,
): 'waiting' | 'retry' | 'ended' => {
  if (result !== 0) return 'ended';
  return visit === undefined || visit.code === null ? 'waiting' : 'retry';
};

/** The state of a member's redirect session. Refuses with NOT_FOUND if it isn't the member's. */
export async function getPartnerVisit(
  { database }: PartnerDeps,
  { params: { id }, caller: { memberId } }: Call<'getPartnerVisit'>,
): Promise<DataOf<'getPartnerVisit'>> {
  const db = database.read;
  const visit = (await readRedirectSessionOf(db, memberId, id)) ?? refuse('NOT_FOUND');
  const own = (await findParticipation(db, memberId, id)) ?? refuse('NOT_FOUND');
  return {
    state: stateOf(own, visit),
    task: taskBrief(await taskById(db, own.taskId)),
    resultId: own.resultId,
    supportCode: own.supportCode,
    startedAt: own.startedAt.toISOString(),
    expiresAt: visit.expires_at?.toISOString() ?? null,
  };
}
