/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { QrLoginOverState } from './qrLoginOverState.ts';

/**
 * Answered with code 1049 to the browser that shows the code. What is unknown there has expired.
 */
export interface QrLoginOver {
  state: QrLoginOverState;
}
