/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SnsType } from './snsType.ts';

export interface SnsStartRequest {
  type: SnsType;
}
