import type { OperationId } from '@yayan/contract';

/**
 * Operations of the document that are not built yet; each answers 501. The list may only get shorter, which a test
 * checks. The server refuses to start when an operation is neither here nor handled.
 */
export const pendingOperations = [] as const satisfies readonly OperationId[];

export type PendingOperation = (typeof pendingOperations)[number];
