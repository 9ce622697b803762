/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { ScreenMessage } from './screenMessage.ts';

export type GetScreenMessage200 = Envelope & ({
  data: ScreenMessage | null;
});
