/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A phone has scanned the code and is asked to confirm.
 */
export interface QrScanned {
  state: 'scanned';
  /** Nickname of the phone's member. */
  nickname: string;
  /** @nullable */
  avatar: string | null;
}
