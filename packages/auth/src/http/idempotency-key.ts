import { randomId } from '../random-id.ts';

/**
 * A key for one intention of a call that moves value. Make it when the form opens, not when the button is pressed: a second
 * press, or a retry after a lost answer, must send the same key.
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
export const newIdempotencyKey: () => string = randomId;
