export type { ReceiptDeps } from './receipts.ts';
