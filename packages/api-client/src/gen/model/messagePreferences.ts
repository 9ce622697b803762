/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { MessagePreference } from './messagePreference.ts';

export interface MessagePreferences {
  items: MessagePreference[];
}
