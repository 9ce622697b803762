/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { MessageKind } from './messageKind.ts';

export interface MessagePreferenceRequest {
  kind: MessageKind;
  mail: boolean;
}
