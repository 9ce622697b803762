/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A template; the site draws avatar, nickname, QR code and rule line on it.
 */
export interface InvitePoster {
  id: string;
  title: string;
  image: string;
}
