/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { QrLoginState } from './qrLoginState.ts';

export type CheckQrLogin200 = Envelope & {
  data: QrLoginState;
};
