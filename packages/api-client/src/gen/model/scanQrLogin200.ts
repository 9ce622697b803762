/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { QrAsker } from './qrAsker.ts';

export type ScanQrLogin200 = Envelope & {
  data: QrAsker;
};
