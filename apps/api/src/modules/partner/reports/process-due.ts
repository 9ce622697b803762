import { deleteExpired } from '../../../platform/database/expiring-rows.ts';
import { settleAll } from '../../../platform/jobs/settle-all.ts';
import { releasePayment } from '../../task/participation/confirm-payment.ts';
import { endParticipation } from '../../task/participation/end-participation.ts';
import { lockParticipation } from '../../task/participation/participations.ts';
import type { PartnerParts } from '../partner-deps.ts';
import { supplierById } from '../partners.ts';
import { actOn } from './receive-report.ts';
import { readUnread } from './report-store.ts';
import {
  noteVisit,
  readDueVisits,
  readExpiredVisits,
  readVisitOf,
} from '../external/redirect-session-store.ts';

const NAME = 'partner.follow-up';
const BATCH = 200;
const UNREAD_AFTER_MS = 60_000;

/**
 * What time does by itself: reports that a stopped server left unread are acted on, visits without a word end as timed
 * out (8), pending coins nobody objected to become available at the end of the window (decisions §3), and tickets that
 * are over are forgotten.
 */
export async function followUp(parts: PartnerParts, signal?: AbortSignal): Promise<void> {
  await settleAll(
    [actOnUnread, endExpired, releaseDue, forgetTickets],
    (stage) => stage(parts, parts.clock.now()),
    signal,
  );
}

async function actOnUnread(parts: PartnerParts, now: Date): Promise<void> {
  const { read } = parts.database;
  const unread = await readUnread(read, new Date(now.getTime() - UNREAD_AFTER_MS), BATCH);
  await settleAll(unread, async (report) =>
    actOn(parts, await supplierById(parts, read, report.partner_id), report),
  );
}

async function endExpired(parts: PartnerParts, now: Date): Promise<void> {
  const { database } = parts;
  await settleAll(await readExpiredVisits(database.read, now, BATCH), (visit) =>
    database.transaction(async (tx) => {
      const { member_id: memberId, participation_id: id } = visit;
      await endParticipation(tx, parts, { memberId, id }, { result: 8, at: now });
      await noteVisit(tx, visit, { expires_at: null });
    }),
  );
}

async function releaseDue(parts: PartnerParts, now: Date): Promise<void> {
  const { database } = parts;
  await settleAll(await readDueVisits(database.read, now, BATCH), (visit) =>
    database.transaction(async (tx) => {
      const own = await lockParticipation(tx, visit.member_id, visit.participation_id);
      // A partner may have contradicted itself while we waited for the lock.
      if ((await readVisitOf(tx, visit.member_id, visit.participation_id))?.disputed !== false) return;
      if (own?.earning?.state === 'pending') await releasePayment(tx, parts, own, now);
      await noteVisit(tx, visit, { window_until: null });
    }),
  );
}

async function forgetTickets({ database }: PartnerParts, now: Date): Promise<void> {
  await deleteExpired(database.read, 'start_tickets', now);
}

/** Follows up every minute. */
export function defineFollowUp(parts: PartnerParts): void {
  parts.jobs.define(NAME, async (_data, { signal }) => {
    await followUp(parts, signal);
  });
  parts.jobs.schedule(NAME, '* * * * *');
}
