/** An account at a third party, as its own API tells it. */
export interface SnsAccount {
  /** Who it is there, the same at every sign-in: `<kind of id>:<id>`. */
  readonly subject: string;
  /** The id that one application knows it by, where that is something else. */
  readonly openId?: { appId: string; id: string };
  readonly nickname: string | null;
  /** An http(s) address of a picture. */
  readonly avatar: string | null;
}

/** A third party that people sign in with. */
export interface SnsProvider {
  /** Its page that asks the person, and comes back to `callback` with a code and `state`. */
  authorizeUrl(state: string, callback: string): string;
  /**
   * Trades the code of a return for the account. Throws `SnsCodeRefused` when the code is unknown, used or expired, and
   * `ProviderFault` when the third party can't be asked.
   */
  accountOf(code: string, callback: string): Promise<SnsAccount>;
}

/** The third party does not take the authorization code. */
export class SnsCodeRefused extends Error {
  override readonly name = 'SnsCodeRefused';
}
