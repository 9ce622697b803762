import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import { getReceipt, listReceiptKeys, type ReceiptDeps } from './receipts.ts';

/** Signed receipts of results and orders. */
export const createReceipts = (
  deps: ReceiptDeps,
): { handlers: Pick<Handlers, 'getReceipt' | 'listReceiptKeys'> } => ({
  handlers: { ...bind(deps, { getReceipt }), listReceiptKeys: async () => await listReceiptKeys(deps) },
});
