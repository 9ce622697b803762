/** A browser, identified by the server's own cookie (rule 8.2). */
export interface Browser {
  /** 128 random bits. Store only a blind index of it. */
  readonly id: string;
  /**
   * Whether the browser sent the cookie with this call. False in the browser's first call, whose response sets the
   * cookie, and in every call of a browser that refuses cookies.
   */
  readonly returned: boolean;
}

/** The browser of a call. It never proves who calls, because the cookie is no credential (rule 2.14). */
export const browserOf = (call: { readonly origin: { readonly browser: Browser } }): Browser =>
  call.origin.browser;
