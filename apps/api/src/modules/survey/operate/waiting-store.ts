import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { type CappedCount, cappedCount, MOST_COUNTED } from '../../../platform/page.ts';
import { reviewUntil } from '../quality/held-pay.ts';
import { readOpenHolds } from '../quality/hold-store.ts';

/** How much pay waits for review, since when, and when the oldest is paid by the clock. */
export async function heldPayCount(
  db: Connection,
): Promise<CappedCount & { oldestAt: Date | null; dueAt: Date | null }> {
  const [oldest] = await readOpenHolds(db, { limit: 1 });
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from survey_holds where decided_at is null limit ${MOST_COUNTED + 1}
    ) matching`.execute(db);
  const oldestAt = oldest?.held_at ?? null;
  return { ...cappedCount(rows[0]?.count ?? 0), oldestAt, dueAt: oldestAt && reviewUntil(oldestAt) };
}
