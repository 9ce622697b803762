import type { KeyValueStorage } from './browser-storage.ts';
import type { CookieJar } from './cookie.ts';

/** The answer of signing in and refreshing. */
export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
  /** When `token` expires, in milliseconds since 1970. */
  readonly expired: number;
}

export interface SessionOptions {
  /**
   * Prefix of each cookie's and storage entry's name. Sessions of one prefix in a browser are the same session, in all
   * tabs. Cookies are not separated by port, so two apps on one host need two prefixes.
   *
   * @default 'yayan.'
   *
   * @example
   * ```ts
   * import { createSession } from '@yayan/auth';
   *
   * const member = createSession();
   * const group = createSession({ prefix: `group.${groupHash}.` });
   * ```
   */
  readonly prefix?: string;

  /**
   * Where cookies are kept.
   *
   * @default document, or memory outside a page
   */
  readonly cookies?: CookieJar;

  /**
   * Where device id, token and expiry are kept for other tabs to see.
   *
   * @default localStorage, or memory where the browser blocks it
   */
  readonly storage?: KeyValueStorage;

  /**
   * Whether cookies are sent over https only.
   *
   * @default true on an https page
   */
  readonly secure?: boolean;
}

/** One signed-in (or signed-out) member, or one participant of a discussion group. */
export interface Session {
  readonly prefix: string;
  /** The stored tokens; `undefined` when signed out. Reads the storage each time, as another tab may change it. */
  readonly tokens: () => Tokens | undefined;
  /** The stored token. Signed in or out is decided by this alone (rule 10.6). */
  readonly token: () => string | undefined;
  /**
   * Stores tokens for 14 days, after signing in or refreshing.
   *
   * @example
   * ```ts
   * const answer = await transport.request<Tokens>({ url: '/auth/sms/login', method: 'POST', data });
   * session.signIn(answer);
   * ```
   */
  readonly signIn: (tokens: Tokens) => void;
  /** The user data kept by `setUserData`; `undefined` when there is none. */
  readonly userData: () => unknown;
  /** Keeps user data for 14 days. Data of more than some 3,800 encoded bytes is not kept: a cookie can't hold it. */
  readonly setUserData: (data: unknown) => void;
  /** An id of this browser for the `z-device-id` header; made at first use. */
  readonly deviceId: () => string;
  /** Forgets tokens and user data, and nothing else. */
  readonly clear: () => void;
  /**
   * Signs out: removes everything the session stored, and nothing else: tokens, user data and the device id. What
   * the app stored for the member, the app removes. The app decides where to go then.
   *
   * @example
   * ```ts
   * session.logout();
   * ```
   */
  readonly logout: () => void;
  /**
   * Calls `listener` after each change of the token, in this or another tab. Returns a function that unsubscribes.
   *
   * @example
   * ```ts
   * const token = useSyncExternalStore(session.subscribe, session.token);
   * ```
   */
  readonly subscribe: (listener: () => void) => () => void;
}
