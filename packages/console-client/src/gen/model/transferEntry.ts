/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TransferAccount } from './transferAccount.ts';
import type { TransferAsset } from './transferAsset.ts';

export interface TransferEntry {
  account: TransferAccount;
  asset: TransferAsset;
  /** Positive into the account. */
  amount: number;
}
