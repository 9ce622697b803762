import { deleteExpired } from '../../platform/database/expiring-rows.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteOldCodes } from './codes/code-store.ts';
import { deleteSessions } from './sessions/session-store.ts';
import { deleteSmsCounts } from './codes/sms-count-store.ts';

const JOB = 'identity.forget-expired';
const DAY_MS = 24 * 3_600_000;
const EXPIRING = [
  'field_nonces',
  'register_tickets',
  'check_tickets',
  'qr_logins',
  'sns_states',
  'sns_tickets',
  'sign_in_presses',
  'session_families',
] as const;

/** Every hour deletes expired rows: nonces, codes, limits, tickets and sessions. */
export function defineDeleteExpired({
  database,
  jobs,
  clock,
}: Pick<Platform, 'database' | 'jobs' | 'clock'>): void {
  jobs.define(JOB, async () => {
    const now = clock.now();
    const twoDaysAgo = new Date(now.getTime() - 2 * DAY_MS);
    for (const table of EXPIRING) await deleteExpired(database.read, table, now);
    await deleteOldCodes(database.read, twoDaysAgo);
    await deleteSmsCounts(database.read, twoDaysAgo);
    await deleteSessions(database.read, now);
  });
  jobs.schedule(JOB, '40 * * * *');
}
