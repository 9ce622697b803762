import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { bucketOf } from '../../../platform/time-buckets.ts';
import type { Provider } from '../catalogue/provider.ts';

/** Counts a call: whether the provider answered, with whatever, or nobody knows what became of it. */
export async function countCall(
  db: Connection,
  { channel, isAnswered, at }: { channel: Provider; isAnswered: boolean; at: Date },
): Promise<void> {
  const [answered, failed] = isAnswered ? [1, 0] : [0, 1];
  await sql`
    insert into provider_calls (channel, at, answered, failed, answered_at, failed_at)
    values (${channel}, ${bucketOf(at)}, ${answered}, ${failed},
      ${isAnswered ? at : null}::timestamptz, ${isAnswered ? null : at}::timestamptz)
    on conflict (channel, at) do update set
      answered = provider_calls.answered + excluded.answered,
      failed = provider_calls.failed + excluded.failed,
      answered_at = coalesce(excluded.answered_at, provider_calls.answered_at),
      failed_at = coalesce(excluded.failed_at, provider_calls.failed_at)`.execute(db);
}

/** How often a provider answered and failed since a moment. */
export interface CallCounts {
  answered: number;
  failed: number;
}

export interface ProviderCalls {
  channel: Provider;
  hour: CallCounts;
  day: CallCounts;
  answeredAt: Date | null;
  failedAt: Date | null;
}

interface Row {
  channel: Provider;
  hour_answered: number;
  hour_failed: number;
  day_answered: number;
  day_failed: number;
  answered_at: Date | null;
  failed_at: Date | null;
}

const HOUR_MS = 3_600_000;
const KEPT_DAYS = 31;

/** The calls of each provider that had any in the kept time. */
export async function selectCalls(db: Connection, now: Date): Promise<ProviderCalls[]> {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  const { rows } = await sql<Row>`
    select channel,
      (coalesce(sum(answered) filter (where at > ${ago(1)}), 0))::int as hour_answered,
      (coalesce(sum(failed) filter (where at > ${ago(1)}), 0))::int as hour_failed,
      (coalesce(sum(answered) filter (where at > ${ago(24)}), 0))::int as day_answered,
      (coalesce(sum(failed) filter (where at > ${ago(24)}), 0))::int as day_failed,
      max(answered_at) as answered_at, max(failed_at) as failed_at
    from provider_calls where at > ${ago(24 * KEPT_DAYS)} group by channel`.execute(db);
  return rows.map((row) => ({
    channel: row.channel,
    hour: { answered: row.hour_answered, failed: row.hour_failed },
    day: { answered: row.day_answered, failed: row.day_failed },
    answeredAt: row.answered_at,
    failedAt: row.failed_at,
  }));
}

/** Deletes counts that no page shows any more. */
export async function deleteOldCalls(db: Connection, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * HOUR_MS);
  await db.deleteFrom('provider_calls').where('at', '<', before).execute();
}
