/** A browser, as the server knows it by a cookie of its own (rule 8.2). */
export interface Browser {
  /** 128 random bits. Store only a blind index of it. */
  readonly id: string;
  /**
   * Whether the browser sent the cookie with this call. False on its first call, whose answer sets the cookie, and on every
   * call of a browser that refuses cookies.
   */
  readonly returned: boolean;
}

/** The browser a call came from. Never proof of who calls: the cookie is a credential for nothing (rule 2.14). */
export const browserOf = (call: { readonly origin: { readonly browser: Browser } }): Browser =>
  call.origin.browser;
