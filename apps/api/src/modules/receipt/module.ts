import type { Handlers } from '../../call/call.ts';
import { receiptHandlers } from './handlers.ts';
import type { ReceiptDeps } from './receipts.ts';

/** Signed receipts of results and orders. */
export const createReceipts = (
  deps: ReceiptDeps,
): { handlers: Pick<Handlers, 'getReceipt' | 'listReceiptKeys'> } => ({ handlers: receiptHandlers(deps) });
