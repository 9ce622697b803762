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
}

const withActs = new WeakSet<Tx>();

/** Whether this transaction has recorded an act. */
export const hasAct = (tx: Tx): boolean => withActs.has(tx);

/** Records an act, in the transaction that carries it out. */
export async function recordAct(
  tx: Tx,
  { clock, random }: Pick<Platform, 'clock' | 'random'>,
  { operator, act, subject, before, after }: OperatorAct,
): Promise<void> {
  await sql`
    insert into operator_acts (id, at, operator, act, subject, before, after)
    values (${random.uuid()}, ${clock.now()}, ${operator}, ${act}, ${subject},
      ${before && JSON.stringify(before)}::jsonb, ${after && JSON.stringify(after)}::jsonb)`.execute(tx);
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
    order by at desc, id desc limit ${count}`.execute(db);
  return rows;
}
