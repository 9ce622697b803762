import { deviceStorage } from '@yayan/site';
import { startSnsLogin, type SnsType } from '@yayan/api-client';

/** A redirect to a third party that has not returned yet, with the data that the callback page needs. */
export interface ThirdPartyRedirect {
  type: SnsType;
  /** The state that the third party must return, so that only answers to our request are accepted (rule 2.17). */
  state: string;
  /** The page to open afterwards. */
  from: string | null;
}

const key = 'thirdPartyVisit';

const isVisit = (value: unknown): value is ThirdPartyRedirect =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  'from' in value &&
  'state' in value &&
  typeof value.state === 'string';

/** The current redirect of this browser. A phone's other app may return in another tab, so all tabs share it. */
export const heldThirdPartyRedirect = (): ThirdPartyRedirect | undefined => {
  try {
    const visit: unknown = JSON.parse(deviceStorage.read(key) ?? 'null');
    return isVisit(visit) ? visit : undefined;
  } catch {
    return undefined;
  }
};

/** Removes the redirect after it ended, with or without success. */
export const endThirdPartyRedirect = (): void => deviceStorage.remove(key);

const isWebAddress = (address: string): boolean => /^https?:$/.test(new URL(address).protocol);

/**
 * Gets the third party's address, stores the way back and opens that address. For a visitor it signs in, for a member it binds
 * the account; `from` is the page to open afterwards. Rejects with `ApiError` when the server refuses.
 */
export const redirectToThirdParty = async (
  type: SnsType,
  from: string | null,
  leave = (address: string): void => globalThis.location.replace(address),
): Promise<void> => {
  const { authorizeUrl, state } = await startSnsLogin({ type }, { quiet: true });
  if (!isWebAddress(authorizeUrl)) throw new TypeError('The third party has no web address');
  const visit: ThirdPartyRedirect = { type, state, from };
  deviceStorage.write(key, JSON.stringify(visit));
  leave(authorizeUrl);
};
