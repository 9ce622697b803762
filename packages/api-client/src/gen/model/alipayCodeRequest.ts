/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SnsCode } from './snsCode.ts';
import type { SnsState } from './snsState.ts';

export interface AlipayCodeRequest {
  auth_code: SnsCode;
  state: SnsState;
}
