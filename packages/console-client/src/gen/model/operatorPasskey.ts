/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { PasskeyName } from './passkeyName.ts';
import type { Time } from './time.ts';

export interface OperatorPasskey {
  id: Id;
  name: PasskeyName;
  /** Whether the account of a password manager has a copy. */
  isBackedUp: boolean;
  madeAt: Time;
  /** When it last signed in; null if it never did. */
  usedAt: Time | null;
}
