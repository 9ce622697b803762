import type { Platform } from '../../platform/platform.ts';
import { ledgerHandlers } from './handlers.ts';
import { defineLedgerJobs } from './jobs.ts';
import type { ReconcileCheck } from './reconcile/reconcile-check.ts';
import type { LinksOf } from './statement/cause-links-port.ts';

/** What the ledger needs from other areas. */
interface LedgerPorts {
  /** Other areas' checks of the value they store. */
  readonly checks: readonly ReconcileCheck[];
  readonly linksOf: LinksOf;
}

/** Coins, credit and quality. A posting is the only way to change them. Defines the ledger's jobs. */
export function createLedger(platform: Platform, { checks, linksOf }: LedgerPorts) {
  defineLedgerJobs(platform, checks);
  return { handlers: ledgerHandlers({ platform, linksOf }) };
}

export {
  balances,
  isPending,
  isPosted,
  openAccounts,
  owedCoins,
  transferOrBalanceSteps,
  spending,
  transfer,
  transferStep,
} from './posting/ledger.ts';
export {
  CREDIT,
  creditLegs,
  GROUP_COINS_A_CREDIT,
  groupCredit,
  MOST_FOR_A_GROUP,
} from './posting/credit-amounts.ts';
export { correctCoins } from './posting/correct-coins.ts';
export { forgiveOwed, giveBack } from './posting/give-back.ts';
export { coinsAndCreditOf, lossRow } from './posting/held-store.ts';
export { lockAccount, qualityOf, selectBelowQuality } from './posting/ledger-store.ts';
export { settle, takeBackOrOwe } from './posting/settlement.ts';
export { balancesColumn, coinChangeColumn, transferCountColumn } from './reconcile/columns-store.ts';
export { findInBatches } from './reconcile/find-in-batches.ts';
export { keepReconcile, lastReconcile } from './reconcile/keep-reconcile.ts';
export { paidCheck } from './reconcile/paid-check.ts';
export { rangeCheck, smallCheck } from './reconcile/range-check.ts';
export { debtChecks } from './reconcile/debt-checks-store.ts';
export { reconcile, reconcileReport } from './reconcile/reconcile.ts';
export { chainHead } from './seal/seal.ts';
export { coinsOfAll, issuedByTime, spentByTime } from './statement/coin-flow-store.ts';
export { earnedTransfers } from './statement/earned-transfer-store.ts';
export {
  countCreditFrom,
  CREDIT_STEP,
  readCreditSteps,
  readPassedMarks,
} from './statement/passed-mark-store.ts';
export { chainRows } from './statement/chain-row-store.ts';
export { findRows } from './statement/found-row-store.ts';
export { rowState } from './statement/row-view.ts';
export { searchRows } from './statement/search-rows.ts';
export { searchCoinRows } from './statement/titled-row-store.ts';
export { coinStatement, scoreStatement } from './statement/statement.ts';
export { transferConsole } from './statement/transfer-console.ts';
export { transferEvents } from './statement/transfer-events.ts';
export { rowSupportCode } from './statement/support-code.ts';
