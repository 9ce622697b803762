import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import { getReceipt, listReceiptKeys, type ReceiptDeps } from './receipts.ts';

/** The calls that sign receipts, and give the keys by which they are checked. */
export const receiptHandlers = (deps: ReceiptDeps): Pick<Handlers, 'getReceipt' | 'listReceiptKeys'> => ({
  ...bind(deps, { getReceipt }),
  listReceiptKeys: async () => await listReceiptKeys(deps),
});
