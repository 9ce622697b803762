import type { KeyValueStorage } from './browser-storage.ts';
import type { CookieJar } from './cookie.ts';

/** The answer to signing in and to refreshing. */
export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
  /** When `token` expires, in milliseconds since 1970. */
  readonly expired: number;
}

export interface SessionOptions {
  /**
   * Prefix of each cookie's and storage entry's name. Sessions with the same prefix in a browser are the same session, in all
   * tabs. Cookies aren't separated by port, so two apps on one host need two prefixes.
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
   * Stores the cookies.
   *
   * @default document, or memory outside a page
   */
  readonly cookies?: CookieJar;

  /**
   * Stores device id, token and expiry for other tabs to see.
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
  /** The stored token. It alone decides whether the member is signed in. */
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
  /** The user data stored by `setUserData`; `undefined` when there is none. */
  readonly userData: () => unknown;
  /** Stores user data for 14 days. Data of more than some 3,800 encoded bytes isn't stored, because a cookie can't hold it. */
  readonly setUserData: (data: unknown) => void;
  /** An id of this browser for the `z-device-id` header; made at first use. */
  readonly deviceId: () => string;
  /** Removes only tokens and user data. */
  readonly clear: () => void;
  /**
   * Signs out: removes everything that the session stored (tokens, user data and the device id), and nothing else. The app
   * removes what it stored for the member itself, and decides which page to open then.
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
