import type { Platform } from '../../platform/platform.ts';
import { deleteCheckTickets } from './check-tickets.ts';
import { deleteOldCodes } from './code-store.ts';
import { deleteNonces } from './field-nonce-store.ts';
import { deleteQrLogins } from './qr-store.ts';
import { deleteFamilies, deleteSessions } from './session-store.ts';
import { deleteSmsCounts } from './sms-count-store.ts';
import { deleteStates } from './sns-state-store.ts';
import { deleteSnsTickets } from './sns-ticket-store.ts';
import { deleteTickets } from './ticket-store.ts';

const JOB = 'identity.forget-expired';
const DAY_MS = 24 * 3_600_000;

/** Deletes, every hour, what can't be used any more: nonces, codes, limits, tickets and sessions. */
export function defineForgetExpired({
  database,
  jobs,
  clock,
}: Pick<Platform, 'database' | 'jobs' | 'clock'>): void {
  jobs.define(JOB, async () => {
    const now = clock.now();
    const twoDaysAgo = new Date(now.getTime() - 2 * DAY_MS);
    await deleteNonces(database.read, now);
    await deleteTickets(database.read, now);
    await deleteCheckTickets(database.read, now);
    await deleteQrLogins(database.read, now);
    await deleteStates(database.read, now);
    await deleteSnsTickets(database.read, now);
    await deleteOldCodes(database.read, twoDaysAgo);
    await deleteSmsCounts(database.read, twoDaysAgo);
    await deleteSessions(database.read, now);
    await deleteFamilies(database.read, now);
  });
  jobs.schedule(JOB, '40 * * * *');
}
