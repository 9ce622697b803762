import type { Origin } from '../../../call/call.ts';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { hasGroupBrowser, hasMemberBrowser } from './known-browser-store.ts';

/** The parts of a call that identify its device. */
export type DeviceOrigin = Pick<Origin, 'deviceId'> & Partial<Pick<Origin, 'browser'>>;

/**
 * The key that device limits count by: the server's own cookie, which survives a logout, or the device id of clients
 * without cookies. Null if a call has neither.
 */
export function deviceKey({ browser, deviceId }: DeviceOrigin): string | null {
  return browser?.returned ? `browser:${browser.id}` : deviceId;
}

/** The blind index by which a browser is stored. */
export function browserIndex(cipher: Pick<Cipher, 'blindIndex'>, browser: Origin['browser']): string {
  return cipher.blindIndex(`browser:${browser.id}`);
}

/**
 * Whether the browser of a call has signed in to the member account of a mobile, among the sign-ins that are still
 * stored. Limits count such browsers separately, so that strangers can't lock a member out (rule 2.5).
 */
export async function hasSignedIn(
  db: Connection,
  cipher: Pick<Cipher, 'blindIndex'>,
  mobileIndex: string,
  { browser }: Partial<Pick<Origin, 'browser'>>,
): Promise<boolean> {
  if (!browser?.returned) return false;
  return await hasMemberBrowser(db, mobileIndex, browserIndex(cipher, browser));
}

/**
 * Whether the browser of a call has signed in as a person of a discussion group. For a mobile that isn't invited
 * (null), it takes the same time and finds nothing (rule 2.6).
 */
export async function hasEnteredGroup(
  db: Connection,
  cipher: Pick<Cipher, 'blindIndex'>,
  groupMemberId: string | null,
  { browser }: Partial<Pick<Origin, 'browser'>>,
): Promise<boolean> {
  if (!browser?.returned) return false;
  return await hasGroupBrowser(db, groupMemberId, browserIndex(cipher, browser));
}
