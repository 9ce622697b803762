import type { ErrorName, OperationId } from '@yayan/contract';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';
import type { Asker, CallAnswer, CallInput } from '../calls/call-operation.ts';
import type { Stage } from './replayed-call.ts';

/** A prepared call that changes something. */
export interface RepeatedCall {
  /** Makes the call. Operations without an idempotency key ignore it. */
  call: (idempotencyKey: string) => Promise<CallAnswer>;
  /** The refusal that a repetition may get, because the first call did what was asked. */
  again?: ErrorName;
  /** Whether that refusal may also come when nothing was changed: a code is spent before the change. */
  spendsCode?: true;
  /** Tables in which every attempt leaves a row by design. */
  logs?: readonly string[];
}

/** Prepares a call by a new member that can be repeated. */
export type Prepare = (stage: Stage) => Promise<RepeatedCall>;

/** Prepares a call with a fixed input, by a new member. */
export const byNewMember =
  <Id extends OperationId>(id: Id, input: CallInput<Id> = {}, again?: ErrorName): Prepare =>
  async (stage) =>
    callBy(stage, await stage.join(), id, input, again);

/** A prepared call by this member. */
export const callBy = <Id extends OperationId>(
  { system }: Stage,
  who: Asker,
  id: Id,
  input: CallInput<Id> = {},
  again?: ErrorName,
): RepeatedCall => ({ call: () => system.call(id, input, who), ...(again && { again }) });

/** The number of rows of each table. */
export type RowCounts = ReadonlyMap<string, number>;

/** Rows that say nothing about a call's effect: counted calls, networks and guests, and the cipher texts that were opened. */
const COUNTERS = ['call_counts', 'site_presence', 'field_nonces', 'task_networks', 'guest_counts'];

/** Returns a function that counts the rows of every table of the product, and the jobs that were sent. */
export async function rowCounter({ read }: Database): Promise<() => Promise<RowCounts>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' and c.relname <> all(${COUNTERS}) or n.nspname = 'jobs' and c.relname = 'job')`.execute(
    read,
  );
  const counts = tables.map(({ name }) => sql`(select count(*)::int from ${sql.raw(name)})`);
  // As a union of as many selects it would take PostgreSQL five times as long: it would start parallel workers.
  const counting = sql<{ counted: number[] }>`select array[${sql.join(counts)}] as counted`;
  return async () => {
    const [{ counted } = { counted: [] }] = (await counting.execute(read)).rows;
    return new Map(tables.map(({ name }, index) => [name, counted[index] ?? 0]));
  };
}

/** The tables whose number of rows differs, with the difference. Those of `logs` are left out. */
export const addedRows = (
  before: RowCounts,
  after: RowCounts,
  logs: readonly string[] = [],
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...after]
      .map(([name, rows]) => [name, rows - (before.get(name) ?? 0)] as const)
      .filter(([name, added]) => added !== 0 && !logs.includes(name)),
  );
