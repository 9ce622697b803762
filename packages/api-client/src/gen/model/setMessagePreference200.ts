/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { MessagePreferences } from './messagePreferences.ts';

export type SetMessagePreference200 = Envelope & {
  data: MessagePreferences;
};
