/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { MessageKind } from './messageKind.ts';

export interface MessagePreference {
  kind: MessageKind;
  /** Whether messages of this kind are mailed. */
  mail: boolean;
  /** Money and security: always mailed. */
  locked: boolean;
}
