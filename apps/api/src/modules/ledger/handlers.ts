import type { Handlers } from '../../call/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { coinLots } from './statement/coin-lots.ts';
import { coinMonths } from './statement/coin-months.ts';
import { balances, owedCoins } from './posting/ledger.ts';
import type { LinksOf } from './statement/cause-links-port.ts';
import { coinRows } from './statement/row-view.ts';
import { coinStatement } from './statement/statement.ts';
import { readNextArrival } from './statement/next-arrival-store.ts';
import { statementFile } from './statement/statement-file.ts';

export interface LedgerDeps {
  platform: Pick<Platform, 'clock' | 'database' | 'random'>;
  linksOf: LinksOf;
}

type LedgerOperation = 'listPoints' | 'listCoinLots' | 'listCoinMonths' | 'downloadStatement';

/** The calls of the ledger. */
export function ledgerHandlers({ platform, linksOf }: LedgerDeps): Pick<Handlers, LedgerOperation> {
  const { clock, database } = platform;
  return {
    listPoints: async ({ caller: { memberId }, query }) => {
      const { cursor, limit = 20, direction, kind, state, row } = query;
      const { lines, nextCursor } = await coinStatement(database.read, memberId, {
        cursor,
        limit,
        direction,
        kind,
        state,
        row,
      });
      const { coins, pendingCoins } = await balances(database.read, memberId);
      const next = pendingCoins > 0 ? await readNextArrival(database.read, memberId) : undefined;
      return {
        items: await coinRows(database.read, memberId, lines, linksOf),
        nextCursor,
        available: coins,
        pending: pendingCoins,
        nextArrival: next ? { ...next, expectedAt: next.expectedAt.toISOString() } : null,
        owed: await owedCoins(database.read, memberId),
      };
    },
    listCoinLots: async ({ caller, query }) => await coinLots({ platform, linksOf }, caller.memberId, query),
    listCoinMonths: async ({ caller: { memberId }, query }) => ({
      items: await coinMonths(database.read, memberId, { count: query.months ?? 12, now: clock.now() }),
    }),
    downloadStatement: async ({ caller, query }) => await statementFile(platform, caller.memberId, query),
  };
}
