import { refuse } from '../../../errors/api-fault.ts';
import { lockParticipation, releasePayment } from '../../task/module.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import { followPartner } from './follow-partner.ts';
import { lockReport, type ReportRow, writeResolution } from './report-store.ts';
import { updateRedirectSession, readRedirectSessionOf } from './redirect-session-store.ts';

export { readOpenReports } from './report-store.ts';

/** Whether an operator may accept a report: it is verified and says something else than we did. */
export const isAcceptable = ({ verdict }: Pick<ReportRow, 'verdict'>): boolean =>
  ['late', 'contradicting', 'spent'].includes(verdict);

/** An operator's decision about a report that didn't fit. */
interface Decision {
  readonly report: string;
  readonly operator: string;
  /** The member reads it when coins are taken back. */
  readonly reason: string;
}

/**
 * Accepts a late or contradicting report: a complete pays the promised reward, any other result takes back the paid
 * one, even if it was paid afterwards. Each is a separate transfer. The participation's result stays. Refuses with
 * NOT_FOUND if the report is unknown or decided, and with REPORT_SETTLED when it would change nothing, so that no
 * report looks carried out that wasn't (rule 4.22).
 */
export async function acceptReport(deps: PartnerDeps, decision: Decision): Promise<void> {
  const { database, clock } = deps;
  const at = clock.now();
  await database.transaction(async (tx) => {
    const report = await lockReport(tx, decision.report);
    const { member_id: memberId, participation_id: id } = report ?? {};
    if (!report || report.resolved_at !== null || !memberId || !id) return refuse('NOT_FOUND');
    if (!isAcceptable(report)) return refuse('NOT_FOUND');
    const own = (await lockParticipation(tx, memberId, id)) ?? refuse('NOT_FOUND');
    if (own.result === 0) return refuse('NOT_FOUND');
    const word = { isComplete: report.result === 1, note: decision.reason, at };
    if (!(await followPartner(tx, deps, own, word))) refuse('REPORT_SETTLED');
    await resolve(tx, decision, 'accepted', at);
  });
}

/** Dismisses a report. The result stays, and pending coins that the report blocked become available. */
export async function dismissReport(deps: PartnerDeps, decision: Decision): Promise<void> {
  const { database, clock } = deps;
  const at = clock.now();
  await database.transaction(async (tx) => {
    const report = await lockReport(tx, decision.report);
    if (!report || report.resolved_at !== null) return refuse('NOT_FOUND');
    const { member_id: memberId, participation_id: id } = report;
    const visit = memberId && id ? await readRedirectSessionOf(tx, memberId, id) : undefined;
    const own = memberId && id ? await lockParticipation(tx, memberId, id) : undefined;
    if (visit?.disputed === true && own?.earning?.state === 'pending') {
      await releasePayment(tx, deps, own, at);
      await updateRedirectSession(tx, visit, { disputed: false, window_until: null });
    }
    await resolve(tx, decision, 'dismissed', at);
  });
}

const resolve = (
  tx: Parameters<typeof writeResolution>[0],
  { report, operator, reason }: Decision,
  what: string,
  at: Date,
): Promise<void> =>
  writeResolution(tx, report, { resolved_at: at, resolved_by: operator, resolution: `${what}: ${reason}` });
