/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { QrLoginOverState } from './qrLoginOverState.ts';

/**
 * Sent with code 1049 to the browser that shows the code. An unknown ticket counts as expired.
 */
export interface QrLoginOver {
  state: QrLoginOverState;
}
