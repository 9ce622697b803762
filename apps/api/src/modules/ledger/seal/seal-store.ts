import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { ALL_MEMBERS, type MemberRange } from '../member-ranges.ts';

/** Seals what these members posted since the last time; false when there was nothing. */
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
  /** In hexadecimal, eight digits at a time: a log takes longer runs for mobile numbers. */
  head: string;
}

/** Stands for every transfer that was sealed: noted elsewhere, it proves later that none of them was changed. */
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
