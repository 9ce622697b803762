import { randomId } from '../random-id.ts';

/**
 * A key for one intention that moves value (rule 1.9). Make it when the form opens, not when
 * the button is pressed: pressing twice, or again after a lost answer, must send the same key.
 *
 * @example
 * ```ts
 * import { newIdempotencyKey } from '@yayan/auth';
 *
 * const key = newIdempotencyKey();
 * await transport.request({
 *   url: '/v1/benefits/7',
 *   method: 'POST',
 *   data: { quantity: 1 },
 *   headers: { 'Idempotency-Key': key },
 * });
 * ```
 */
export const newIdempotencyKey = (): string => randomId();
