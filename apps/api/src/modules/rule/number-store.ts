import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { RuleNumberName } from './numbers.ts';

/** A change of a number. */
export interface NumberChange {
  id: string;
  name: RuleNumberName;
  value: number;
  holdsFrom: Date;
  reason: string;
  madeBy: string;
  madeAt: Date;
  droppedBy: string | null;
  droppedAt: Date | null;
}

const MOST = 100;

/** The changes of a number, the newest first. */
export async function selectNumberChanges(db: Connection, name: RuleNumberName): Promise<NumberChange[]> {
  return await db
    .selectFrom('rule_numbers')
    .select([
      'id',
      sql<RuleNumberName>`name`.as('name'),
      sql<number>`value::float8`.as('value'),
      'holds_from as holdsFrom',
      'reason',
      'made_by as madeBy',
      'made_at as madeAt',
      'dropped_by as droppedBy',
      'dropped_at as droppedAt',
    ])
    .where('name', '=', name)
    .orderBy('holds_from', 'desc')
    .orderBy('made_at', 'desc')
    .limit(MOST)
    .execute();
}

/** A number from a time on. */
export type HeldNumber = Pick<NumberChange, 'name' | 'value' | 'holdsFrom'>;

/** All changes that weren't dropped, those to come too. Of a name the one that holds latest is first. */
export async function selectHeldNumbers(db: Connection): Promise<HeldNumber[]> {
  return await db
    .selectFrom('rule_numbers')
    .select([
      sql<RuleNumberName>`name`.as('name'),
      sql<number>`value::float8`.as('value'),
      'holds_from as holdsFrom',
    ])
    .where('dropped_at', 'is', null)
    .orderBy('name')
    .orderBy('holds_from', 'desc')
    .orderBy('made_at', 'desc')
    .execute();
}

export async function insertNumberChange(
  tx: Tx,
  { holdsFrom, madeBy, madeAt, ...change }: Omit<NumberChange, 'droppedBy' | 'droppedAt'>,
): Promise<void> {
  await tx
    .insertInto('rule_numbers')
    .values({ ...change, holds_from: holdsFrom, made_by: madeBy, made_at: madeAt })
    .execute();
}

export async function dropNumberChange(
  tx: Tx,
  id: string,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await tx.updateTable('rule_numbers').set({ dropped_by: by, dropped_at: at }).where('id', '=', id).execute();
}
