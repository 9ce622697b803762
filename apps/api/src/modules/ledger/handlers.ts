import { CoinRowState, type DataOf } from '@yayan/contract';
import type { Handlers } from '../../contract/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { balances } from './ledger.ts';
import { coinStatement } from './statement.ts';
import type { StatementLine } from './statement-line.ts';

/** The calls of the ledger. */
export function ledgerHandlers({ database }: Pick<Platform, 'database'>): Pick<Handlers, 'listPoints'> {
  return {
    listPoints: async ({ caller, query }) => {
      const { lines, nextCursor } = await coinStatement(database.read, caller.memberId, {
        cursor: query.cursor,
        limit: query.limit ?? 20,
        direction: query.direction,
      });
      const { coins, pendingCoins } = await balances(database.read, caller.memberId);
      return { items: lines.map(coinRow), nextCursor, available: coins, pending: pendingCoins };
    },
  };
}

function coinRow(line: StatementLine): DataOf<'listPoints'>['items'][number] {
  const state = stateOf(line);
  return {
    id: line.id,
    amount: line.amount,
    state,
    cause: line.cause,
    balanceAfter: line.balanceAfter,
    createdAt: line.createdAt.toISOString(),
    expectedAt: state === CoinRowState.Pending ? (line.expectedAt?.toISOString() ?? null) : null,
    reason: line.pending && line.ended ? line.endNote : line.note,
  };
}

function stateOf({ pending, ended, reason }: StatementLine): CoinRowState {
  if (pending && !ended) return CoinRowState.Pending;
  return pending || reason === 'takenBack' ? CoinRowState.TakenBack : CoinRowState.Available;
}
