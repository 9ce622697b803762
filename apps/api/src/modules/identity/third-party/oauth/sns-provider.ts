/** An account at a third party, as its API describes it. */
export interface SnsAccount {
  /** Identifies the account in every sign-in: `<kind of id>:<id>`. */
  readonly subject: string;
  /** The id of the account in one application, if it differs. */
  readonly openId?: { appId: string; id: string };
  readonly nickname: string | null;
  /** An http(s) address of a picture. */
  readonly avatar: string | null;
}

/** A third party that members sign in with. */
export interface SnsProvider {
  /** The third party's page that asks for consent. It returns to `callback` with a code and `state`. */
  authorizeUrl(state: string, callback: string): string;
  /**
   * Exchanges the code of a return for the account. Throws `SnsCodeRefused` when the code is unknown, used or
   * expired, and `ProviderFault` when the third party can't be reached.
   */
  accountOf(code: string, callback: string): Promise<SnsAccount>;
}

/** The third party refused the authorization code. */
export class SnsCodeRefused extends Error {
  override readonly name = 'SnsCodeRefused';
}
