import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { ALL_MEMBERS, type MemberRange } from '../member-range-store.ts';

/** Seals the transfers of these members since their last seal. Resolves to false when there are none. */
export async function seal(
  db: Connection,
  at: Date,
  { after, upto }: MemberRange = ALL_MEMBERS,
): Promise<boolean> {
  const { rows } = await sql<{ block: number | null }>`
    select ledger_seal(${at}, ${after}, ${upto}) as block`.execute(db);
  return rows.some(({ block }) => block !== null);
}

/** The end of the hash chain. */
export interface ChainHead {
  /** How many blocks there are. */
  block: number;
  /**
   * The hash in hexadecimal. It is split into groups of eight digits, because the log masks longer runs as mobile
   * numbers.
   */
  head: string;
}

/** Reads the head of the chain. A copy of it elsewhere proves later that no sealed transfer was changed. */
export async function readChainHead(db: Connection): Promise<ChainHead | undefined> {
  const newest = await db
    .selectFrom('ledger_blocks')
    .select([
      'number as block',
      sql<string>`trim('-' from regexp_replace(encode(head, 'hex'), '(.{8})', '\\1-', 'g'))`.as('head'),
    ])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest;
}
