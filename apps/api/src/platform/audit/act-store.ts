import { sql, type SqlBool } from 'kysely';
import { z } from 'zod';
import type { Connection } from '../database/database.ts';
import type { Tx } from '../database/tx.ts';
import { type CappedCount, cappedCount, type Place, rowsBefore } from '../page.ts';
import type { ActOutcome } from './act-outcome.ts';

/** Lets operators change one object one after the other. */
export async function lockObject(tx: Tx, object: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`operator act ${object}`}, 0))`.execute(tx);
}

/** The stored outcome of an operator's key, with the hash of what was asked. */
export interface KnownAct {
  hash: string;
  outcome: ActOutcome;
}

export async function selectActByKey(
  db: Connection,
  { operatorId, key }: { operatorId: string; key: string },
): Promise<KnownAct | undefined> {
  const row = await db
    .selectFrom('operator_acts')
    .select(['request_hash', 'outcome'])
    .where('operator_id', '=', operatorId)
    .where('key', '=', key)
    .executeTakeFirst();
  // `performAct` wrote it.
  return row && { hash: row.request_hash ?? '', outcome: row.outcome as ActOutcome };
}

/** The outcome of an act with its own id. */
export async function selectActById(db: Connection, id: string): Promise<KnownAct | undefined> {
  const row = await db
    .selectFrom('operator_acts')
    .select(['request_hash', 'outcome'])
    .where('id', '=', id)
    .executeTakeFirst();
  // `performAct` wrote it.
  return row && { hash: row.request_hash ?? '', outcome: row.outcome as ActOutcome };
}

/** Who performed the act with this id; null if no act has it. */
export async function operatorOfAct(db: Connection, id: string): Promise<string | null> {
  const row = await db.selectFrom('operator_acts').select('operator').where('id', '=', id).executeTakeFirst();
  return row?.operator ?? null;
}

/** An act as the audit log shows it. */
export interface AuditRow {
  number: number;
  id: string;
  at: Date;
  operator: string;
  act: string;
  kind: string | null;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** What the operator read at each field; empty for an act that isn't `performAct`'s. */
  labels: Record<string, string>;
  reason: string | null;
  agreedBy: string | null;
  agreedFrom: string | null;
  agreedReason: string | null;
  address: string | null;
}

export interface AuditQuery {
  operator: string | undefined;
  act: string | undefined;
  subject: string | undefined;
  from: Date | undefined;
  until: Date | undefined;
  /** Only acts before this number. */
  before: number | undefined;
  limit: number;
}

const fields = z.record(z.string(), z.unknown()).nullable();
const labelled = z.array(z.object({ field: z.string(), label: z.string() }));

/** The labels stay with the outcome, as they were at the act: some name a choice or a person. */
const labelsOf = (changes: unknown): Record<string, string> =>
  Object.fromEntries(labelled.parse(changes ?? []).map(({ field, label }) => [field, label]));

/** The place of an act in the list. */
const placeOfAct = (number: number) =>
  sql<boolean>`(at, number) < ((select at from operator_acts where number = ${number}), ${number}::bigint)`;

type AuditFilters = Omit<AuditQuery, 'before' | 'limit'>;

const matches = ({ operator, act, subject, from, until }: AuditFilters) =>
  sql.join<SqlBool>(
    [
      sql`true`,
      ...(operator === undefined ? [] : [sql`operator = ${operator}`]),
      ...(act === undefined ? [] : [sql`act = ${act}`]),
      ...(subject === undefined ? [] : [sql`subject = ${subject}`]),
      ...(from === undefined ? [] : [sql`at >= ${from}`]),
      ...(until === undefined ? [] : [sql`at < ${until}`]),
    ],
    sql` and `,
  );

/** How many acts match, counted up to a number. */
export async function countAudit(db: Connection, filters: AuditFilters, most: number): Promise<CappedCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from operator_acts where ${matches(filters)} limit ${most + 1}
    ) matching`.execute(db);
  return cappedCount(rows[0]?.count ?? 0, most);
}

const acts = (db: Connection) =>
  db
    .selectFrom('operator_acts')
    .select([
      'number',
      'id',
      'at',
      'operator',
      'act',
      'kind',
      'subject',
      'before',
      'after',
      'reason',
      'agreed_by as agreedBy',
      'agreed_from as agreedFrom',
      'agreed_reason as agreedReason',
      'address',
      sql`outcome -> 'changes'`.as('changes'),
    ]);

type StoredAct = Awaited<ReturnType<ReturnType<typeof acts>['execute']>>[number];

const auditRow = ({ before, after, changes, ...row }: StoredAct): AuditRow => ({
  ...row,
  before: fields.parse(before),
  after: fields.parse(after),
  labels: labelsOf(changes),
});

/** Acts, newest first. */
export async function selectAudit(db: Connection, query: AuditQuery): Promise<AuditRow[]> {
  const { before, limit, ...filters } = query;
  const rows = await acts(db)
    .where(matches(filters))
    .$if(before !== undefined, (q) => q.where(placeOfAct(before ?? 0)))
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(auditRow);
}

/** Acts on an object before a place, the newest first. Acts of one moment are in the order of their ids. */
export async function selectActsOn(
  db: Connection,
  subject: string,
  { before, limit }: { before: Place | undefined; limit: number },
): Promise<AuditRow[]> {
  const rows = await acts(db)
    .where('subject', '=', subject)
    .where(rowsBefore(before, 'at', 'id'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(auditRow);
}

/** Stores the end of the chain of acts; undefined if nothing came since the last seal. */
export async function sealActs(
  db: Connection,
  at: Date,
): Promise<{ number: number; head: string } | undefined> {
  const { rows } = await sql<{ number: number; head: string }>`
    insert into operator_act_seals (number, head, sealed_at)
    select number, head, ${at} from operator_acts order by number desc limit 1
    on conflict do nothing
    returning number, trim('-' from regexp_replace(encode(head, 'hex'), '(.{8})', '\\1-', 'g')) as head`.execute(
    db,
  );
  return rows[0];
}

/** The last seal of the audit log; undefined before the first. */
export async function selectLastSeal(
  db: Connection,
): Promise<{ number: number; head: string; sealedAt: Date } | undefined> {
  return await db
    .selectFrom('operator_act_seals')
    .select([
      'number',
      'sealed_at as sealedAt',
      sql<string>`trim('-' from regexp_replace(encode(head, 'hex'), '(.{8})', '\\1-', 'g'))`.as('head'),
    ])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Acts whose hash doesn't fit, gaps between acts, and seals whose act is gone or another one. */
export async function findBrokenActs(db: Connection, most: number): Promise<string[]> {
  const { rows } = await sql<{ detail: string }>`
    select 'act ' || number || ' was changed, removed or put in' as detail from (
      select number, head,
        row_number() over acts as place,
        operator_act_head(a, lag(head) over acts) as expected
      from operator_acts a window acts as (order by number)
    ) chain where number <> place or head <> expected
    union all
    select 'the sealed act ' || s.number || ' is gone or another one' from operator_act_seals s
    left join operator_acts a on a.number = s.number where a.head is distinct from s.head
    limit ${most}`.execute(db);
  return rows.map(({ detail }) => detail);
}
