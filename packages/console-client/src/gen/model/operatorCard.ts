/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CardKind } from './cardKind.ts';
import type { CardState } from './cardState.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface OperatorCard {
  id: Id;
  kind: CardKind;
  /** @maxLength 500 */
  source: string;
  state: CardState;
  createdAt: Time;
  /** @nullable */
  expiresAt: string | null;
  /**
     * @maxLength 500
     * @nullable
     */
  usedFor: string | null;
}
