import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { PartnerReports } from '../../../platform/database/gen/schema.ts';
import { type CappedCount, cappedCount, MOST_COUNTED } from '../../../platform/page.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type ReportRow = Selectable<PartnerReports>;

/** The verdict on a report. */
export type Verdict =
  | 'received'
  | 'applied'
  | 'repeated'
  | 'badSignature'
  | 'malformed'
  | 'stale'
  | 'unknownVisit'
  | 'unknownStatus'
  | 'late'
  | 'contradicting'
  /** Stored only by earlier versions: a reversal of coins that were spent waited for an operator. */
  | 'spent';

/** Verdicts on callbacks that anybody could have sent. */
const unverified: readonly Verdict[] = ['badSignature', 'malformed'];

export const isUnverified = (verdict: Verdict): boolean => unverified.includes(verdict);

/** The number of a partner's unverified callbacks that were stored since `since`, counted up to `most`. */
export async function countUnverified(
  db: Connection,
  partnerId: string,
  since: Date,
  most: number,
): Promise<number> {
  const rows = await db
    .selectFrom('partner_reports')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('verdict', 'in', unverified)
    // The same condition as in the index of open reports, so that PostgreSQL uses it.
    .where('verdict', 'not in', ['applied', 'repeated'])
    .where('resolved_at', 'is', null)
    .where('received_at', '>', since)
    .limit(most)
    .execute();
  return rows.length;
}

/**
 * Deletes at most `limit` unverified callbacks from before `before`. Returns how many. Operators don't decide them any
 * more.
 */
export async function deleteUnverified(db: Connection, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('partner_reports')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('partner_reports')
        .select('id')
        .where('verdict', 'in', unverified)
        .where('verdict', 'not in', ['applied', 'repeated'])
        .where('resolved_at', 'is', null)
        .where('received_at', '<', before)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Stores a report before it is processed. The same text again only increases its counter. */
export async function storeReport(
  db: Connection,
  report: Pick<ReportRow, 'id' | 'partner_id' | 'via' | 'raw' | 'digest' | 'support_code' | 'received_at'>,
): Promise<ReportRow> {
  return await db
    .insertInto('partner_reports')
    .values(report)
    .onConflict((conflict) =>
      conflict
        .constraint('partner_reports_once')
        .doUpdateSet((eb) => ({ times: eb('partner_reports.times', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Reads a report and locks its row until the transaction ends. */
export async function lockReport(tx: Tx, id: string): Promise<ReportRow | undefined> {
  return await tx
    .selectFrom('partner_reports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function writeVerdict(
  tx: Tx,
  id: string,
  verdict: {
    verdict: Verdict;
    member_id?: string;
    participation_id?: string;
    result?: number;
  },
): Promise<void> {
  await tx.updateTable('partner_reports').set(verdict).where('id', '=', id).execute();
}

/** Reports that were stored but not processed because a server stopped; only those after `after`. */
export async function readUnread(
  db: Connection,
  before: Date,
  after: ReportRow | undefined,
  limit: number,
): Promise<ReportRow[]> {
  return await db
    .selectFrom('partner_reports')
    .selectAll()
    .where('verdict', '=', 'received')
    .where('resolved_at', 'is', null)
    .where('received_at', '<', before)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(received_at, id) > (${after?.received_at ?? null}::timestamptz, ${after?.id ?? null}::uuid)`,
      ),
    )
    .orderBy('received_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * Reports that an operator has to decide, with their partner's key. The oldest come first, and unverified ones last.
 */
export async function readOpenReports(
  db: Connection,
  limit: number,
): Promise<(ReportRow & { key: string })[]> {
  return await db
    .selectFrom('partner_reports')
    .innerJoin('partners', 'partners.id', 'partner_reports.partner_id')
    .selectAll('partner_reports')
    .select('partners.key')
    .where('resolved_at', 'is', null)
    .where('verdict', 'not in', ['applied', 'repeated'])
    .orderBy((eb) => eb.case().when('verdict', 'in', unverified).then(1).else(0).end())
    .orderBy('received_at')
    .limit(limit)
    .execute();
}

export async function writeResolution(
  tx: Tx,
  id: string,
  resolved: { resolved_at: Date; resolved_by: string; resolution: string },
): Promise<void> {
  await tx.updateTable('partner_reports').set(resolved).where('id', '=', id).execute();
}

/** How many reports wait for operators, counted up to 10,000, and since when. */
export async function waitingReportCount(
  db: Connection,
): Promise<CappedCount & { oldestAt: Date | null; dueAt: null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*) as count, min(received_at) as oldest from (
      select received_at from partner_reports
      where resolved_at is null and verdict not in ('applied', 'repeated') limit ${MOST_COUNTED + 1}
    ) matching`.execute(db);
  return { ...cappedCount(rows[0]?.count ?? 0), oldestAt: rows[0]?.oldest ?? null, dueAt: null };
}
