export type { RemedyResult } from './posting/give-back.ts';
export type { CoinsAndCredit } from './posting/held-store.ts';
export type { Cause, Leg, Posting } from './posting/posting.ts';
export type { Finding, ReconcileCheck } from './reconcile/reconcile-check.ts';
export type { CausesOf } from './statement/cause-objects-port.ts';
export type { LinksOf } from './statement/cause-links-port.ts';
export type { EarnedTransfer } from './statement/earned-transfer-store.ts';
export type { PassedMark } from './statement/passed-mark-store.ts';
export type { StatementLine } from './statement/statement-line.ts';
