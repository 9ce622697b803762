import { deleteExpired } from '../../../platform/database/expiring-rows.ts';
import { settleAll } from '../../../platform/jobs/settle-all.ts';
import { workThrough } from '../../../platform/jobs/work-through.ts';
import { releasePayment } from '../../task/participation/confirm-payment.ts';
import { endParticipation } from '../../task/participation/end-participation.ts';
import { lockParticipation } from '../../task/participation/participations.ts';
import type { PartnerParts } from '../partner-deps.ts';
import { supplierById } from '../partners.ts';
import { actOn } from './receive-report.ts';
import { type ReportRow, readUnread } from './report-store.ts';
import {
  noteVisit,
  readDueVisits,
  readExpiredVisits,
  readVisitOf,
  type VisitRow,
} from '../external/redirect-session-store.ts';

const UNREAD_AFTER_MS = 60_000;

/**
 * What time does by itself: reports that a stopped server left unread are acted on, visits without a word end as timed
 * out (8), pending coins nobody objected to become available at the end of the window (decisions §3), and tickets that
 * are over are forgotten.
 */
export async function processDue(parts: PartnerParts, signal?: AbortSignal): Promise<void> {
  await settleAll(
    [actOnUnread, endExpired, releaseDue, forgetTickets],
    (stage) => stage(parts, parts.clock.now(), signal),
    signal,
  );
}

async function actOnUnread(parts: PartnerParts, now: Date, signal?: AbortSignal): Promise<void> {
  const { read: db } = parts.database;
  const before = new Date(now.getTime() - UNREAD_AFTER_MS);
  await workThrough({
    read: async (after: ReportRow | undefined, limit) => await readUnread(db, before, after, limit),
    work: async (report) => {
      await actOn(parts, await supplierById(parts, db, report.partner_id), report);
    },
    signal,
  });
}

async function endExpired(parts: PartnerParts, now: Date, signal?: AbortSignal): Promise<void> {
  const { database } = parts;
  await workThrough({
    read: async (after: VisitRow | undefined, limit) =>
      await readExpiredVisits(database.read, now, after, limit),
    work: (visit) =>
      database.transaction(async (tx) => {
        const { member_id: memberId, participation_id: id } = visit;
        await noteVisit(tx, visit, { expires_at: null });
        await endParticipation(tx, parts, { memberId, id }, { result: 8, at: now });
      }),
    signal,
  });
}

async function releaseDue(parts: PartnerParts, now: Date, signal?: AbortSignal): Promise<void> {
  const { database } = parts;
  await workThrough({
    read: async (after: VisitRow | undefined, limit) => await readDueVisits(database.read, now, after, limit),
    work: (visit) =>
      database.transaction(async (tx) => {
        const own = await lockParticipation(tx, visit.member_id, visit.participation_id);
        // A partner may have contradicted itself while we waited for the lock.
        if ((await readVisitOf(tx, visit.member_id, visit.participation_id))?.disputed !== false) return;
        if (own?.earning?.state === 'pending') await releasePayment(tx, parts, own, now);
        await noteVisit(tx, visit, { window_until: null });
      }),
    signal,
  });
}

async function forgetTickets({ database }: PartnerParts, now: Date): Promise<void> {
  await deleteExpired(database.read, 'start_tickets', now);
}
