import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import type { Tx } from '../database/tx.ts';

/** An act of an operator. */
export interface OperatorAct {
  operator: string;
  /** Command and action: `notice withdraw`. */
  act: string;
  /** The id of the thing it changed. */
  subject: string;
  before: object | null;
  after: object | null;
  /** By default a new one. */
  id?: string;
  /** The kind of thing that it changed. */
  kind?: string;
  /** The account; null for the command line. */
  operatorId?: string | null;
  reason?: string | null;
  /** The second person, if one had to agree. */
  agreedBy?: string | null;
  agreedFrom?: string | null;
  agreedReason?: string | null;
  address?: string | null;
  /** The idempotency key of the call, with the hash of what was asked and the answer that a repetition gets. */
  key?: string | null;
  requestHash?: string;
  outcome?: object;
}

const withActs = new WeakSet<Tx>();

/** Whether this transaction has recorded an act. */
export const hasAct = (tx: Tx): boolean => withActs.has(tx);

const json = (value: object | null | undefined): string | null => (value ? JSON.stringify(value) : null);

/**
 * Records an act, in the transaction that carries it out. The database chains it to the act before (rule 14.9), so acts wait
 * for each other until the transaction ends.
 */
export async function recordAct(
  tx: Tx,
  { clock, random }: Pick<Platform, 'clock' | 'random'>,
  act: OperatorAct,
): Promise<void> {
  await sql`
    insert into operator_acts (id, at, operator, act, subject, before, after, kind, operator_id, reason, agreed_by,
      agreed_from, agreed_reason, address, key, request_hash, outcome)
    values (${act.id ?? random.uuid()}, ${clock.now()}, ${act.operator}, ${act.act}, ${act.subject},
      ${json(act.before)}::jsonb, ${json(act.after)}::jsonb, ${act.kind ?? null}, ${act.operatorId ?? null}::uuid,
      ${act.reason ?? null}, ${act.agreedBy ?? null}, ${act.agreedFrom ?? null},
      ${act.agreedReason ?? null}, ${act.address ?? null}, ${act.key ?? null}, ${act.requestHash ?? null}, ${json(act.outcome)}::jsonb)`.execute(
    tx,
  );
  withActs.add(tx);
}

/** The latest acts, newest first. With `subject`, only the acts on it. */
export async function latestActs(
  db: Connection,
  subject: string | undefined,
  count: number,
): Promise<(OperatorAct & { at: Date })[]> {
  const { rows } = await sql<OperatorAct & { at: Date }>`
    select at, operator, act, subject, before, after from operator_acts
    where ${subject ?? null}::text is null or subject = ${subject ?? null}::text
    order by number desc limit ${count}`.execute(db);
  return rows;
}
