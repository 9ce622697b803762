import { deleteExpired } from '../../../platform/database/expiring-rows.ts';
import { settleAll } from '../../../platform/jobs/settle-all.ts';
import { workThrough } from '../../../platform/jobs/work-through.ts';
import { endParticipation, lockParticipation, releasePayment } from '../../task/module.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import { supplierById } from '../partners.ts';
import { processReport } from './receive-report.ts';
import { type ReportRow, readUnread } from './report-store.ts';
import {
  updateRedirectSession,
  readDueRedirectSessions,
  readExpiredRedirectSessions,
  readRedirectSessionOf,
  type RedirectSessionRow,
} from './redirect-session-store.ts';

const UNREAD_AFTER_MS = 60_000;

/**
 * Processes everything that is due: processes reports that a stopped server left unread, ends redirect sessions without
 * a callback as timed out (8), makes undisputed pending coins available at the end of their window (rule 3.20), and
 * deletes expired tickets.
 */
export async function processDue(deps: PartnerDeps, signal?: AbortSignal): Promise<void> {
  await settleAll(
    [processUnread, endExpired, releaseDue, deleteExpiredTickets],
    (stage) => stage(deps, deps.clock.now(), signal),
    signal,
  );
}

async function processUnread(deps: PartnerDeps, now: Date, signal?: AbortSignal): Promise<void> {
  const { read: db } = deps.database;
  const before = new Date(now.getTime() - UNREAD_AFTER_MS);
  await workThrough({
    read: async (after: ReportRow | undefined, limit) => await readUnread(db, before, after, limit),
    work: async (report) => {
      await processReport(deps, await supplierById(deps, db, report.partner_id), report);
    },
    signal,
  });
}

async function endExpired(deps: PartnerDeps, now: Date, signal?: AbortSignal): Promise<void> {
  const { database } = deps;
  await workThrough({
    read: async (after: RedirectSessionRow | undefined, limit) =>
      await readExpiredRedirectSessions(database.read, now, after, limit),
    work: (visit) =>
      database.transaction(async (tx) => {
        const { member_id: memberId, participation_id: id } = visit;
        await updateRedirectSession(tx, visit, { expires_at: null });
        await endParticipation(tx, deps, { memberId, id }, { result: 8, at: now });
      }),
    signal,
  });
}

async function releaseDue(deps: PartnerDeps, now: Date, signal?: AbortSignal): Promise<void> {
  const { database } = deps;
  await workThrough({
    read: async (after: RedirectSessionRow | undefined, limit) =>
      await readDueRedirectSessions(database.read, now, after, limit),
    work: (visit) =>
      database.transaction(async (tx) => {
        const own = await lockParticipation(tx, visit.member_id, visit.participation_id);
        // A partner may have contradicted itself while we waited for the lock.
        if ((await readRedirectSessionOf(tx, visit.member_id, visit.participation_id))?.disputed !== false)
          return;
        if (own?.earning?.state === 'pending') await releasePayment(tx, deps, own, now);
        await updateRedirectSession(tx, visit, { window_until: null });
      }),
    signal,
  });
}

async function deleteExpiredTickets({ database }: PartnerDeps, now: Date): Promise<void> {
  await deleteExpired(database.read, 'start_tickets', now);
}
