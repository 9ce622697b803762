/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { IdempotencyKeyParameter } from './idempotencyKeyParameter.ts';

export type SetTaskExamplesHeaders = {
/**
 * One key for one intention. The same key with the same body gives the same answer, with another body 409.
 * @minLength 16
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key': IdempotencyKeyParameter;
};
