/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { PasswordChanged } from './passwordChanged.ts';

export type ChangePassword200 = Envelope & {
  data: PasswordChanged;
};
