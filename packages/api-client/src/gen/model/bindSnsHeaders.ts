/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PressKeyParameter } from './pressKeyParameter.ts';

export type BindSnsHeaders = {
/**
 * One secret key for one press of the button. When the answer got lost, the same call with the same key and device
 * within a minute is answered again, up to three times: the session of the lost answer ends, and a new one begins.
 * Encrypt the fields again for each call.
 * @minLength 16
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: PressKeyParameter;
};
