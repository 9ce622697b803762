import { CoinRowState, type DataOf } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { LinksOf } from './cause-links-port.ts';
import type { StatementLine } from './statement-line.ts';
import { rowSupportCode } from './support-code.ts';

type CoinRow = DataOf<'listPoints'>['items'][number];

/** Lines as the member sees them, each with a link to its cause. */
export async function coinRows(
  db: Connection,
  memberId: string,
  lines: readonly StatementLine[],
  linksOf: LinksOf,
): Promise<CoinRow[]> {
  const links = await linksOf(
    db,
    memberId,
    lines.map(({ cause }) => cause),
  );
  return lines.map((line, index) => ({
    id: line.id,
    amount: line.amount,
    state: rowState(line),
    cause: { ...line.cause, link: links[index] ?? null },
    balanceAfter: line.balanceAfter,
    createdAt: line.createdAt.toISOString(),
    expectedAt: expectedAt(line)?.toISOString() ?? null,
    reason: rowReason(line),
    supportCode: rowSupportCode(line.id),
  }));
}

/** Whether coins have arrived, are still to be confirmed, or were taken back. */
export function rowState({ pending, ended, reason }: StatementLine): CoinRowState {
  if (pending && !ended) return CoinRowState.Pending;
  return pending || reason === 'takenBack' ? CoinRowState.TakenBack : CoinRowState.Available;
}

/** When coins that are still pending become available. */
export function expectedAt(line: StatementLine): Date | null {
  return rowState(line) === CoinRowState.Pending ? line.expectedAt : null;
}

/** The reason for coins that were taken back or corrected, in words for the member. */
export function rowReason(line: StatementLine): string | null {
  return line.pending && line.ended ? line.endNote : line.note;
}
