/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SnsCode } from './snsCode.ts';
import type { SnsState } from './snsState.ts';

export type FinishAlipayLoginParams = {
/**
 * The authorization code Alipay appended.
 */
auth_code: SnsCode;
/**
 * The state this browser started with.
 */
state: SnsState;
};
