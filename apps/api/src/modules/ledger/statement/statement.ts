import { cutPage } from '../../../platform/page.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { LineFilter, StatementLine, StatementQuery } from './statement-line.ts';
import { readCoinLines, readScoreLines } from './statement-store.ts';

/** The requested page of a statement. */
interface StatementPage {
  /** `nextCursor` of the previous page. */
  cursor: string | undefined;
  limit: number;
}

export interface Statement {
  lines: StatementLine[];
  nextCursor: string | null;
}

/** The member's coins, newest first (rule 4.7). */
export async function coinStatement(
  db: Connection,
  memberId: string,
  page: StatementPage & LineFilter,
): Promise<Statement> {
  return await statement(memberId, page, (query) => readCoinLines(db, query));
}

/** The changes of a member's credit or quality, newest first. */
export async function scoreStatement(
  db: Connection,
  asset: 'credit' | 'quality',
  memberId: string,
  page: StatementPage & Pick<LineFilter, 'row'>,
): Promise<Statement> {
  return await statement(memberId, page, (query) => readScoreLines(db, asset, query));
}

async function statement(
  memberId: string,
  { cursor, limit, ...filter }: StatementPage & LineFilter,
  read: (query: StatementQuery) => Promise<StatementLine[]>,
): Promise<Statement> {
  const before = cursor === undefined ? undefined : versionOf(cursor);
  const found = await read({ ...filter, memberId, before, limit: limit + 1 });
  const { items: lines, nextCursor } = cutPage(found, limit, ({ version }) => version.toString(36));
  return { lines, nextCursor };
}

/** The version that a cursor names. Refuses an invalid cursor with FIELD_WRONG. */
export function versionOf(cursor: string): number {
  const version = /^[0-9a-z]{1,10}$/.test(cursor) ? Number.parseInt(cursor, 36) : 0;
  return version > 0 ? version : refuse('FIELD_WRONG');
}
