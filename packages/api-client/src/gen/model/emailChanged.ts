/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { MaskedEmail } from './maskedEmail.ts';

export interface EmailChanged {
  email: MaskedEmail;
}
