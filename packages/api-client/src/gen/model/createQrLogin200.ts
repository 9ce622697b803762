/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { QrLogin } from './qrLogin.ts';

export type CreateQrLogin200 = Envelope & {
  data: QrLogin;
};
