import { browserCookies, browserStorage } from './browser-storage.ts';
import { readCookie, removeCookie, writeCookie } from './cookie.ts';
import type { CookieJar } from './cookie.ts';
import { randomId } from './random-id.ts';

export type { CookieJar } from './cookie.ts';

/** What signing in and refreshing answer. */
export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
  /** When `token` expires, in milliseconds since 1970. */
  readonly expired: number;
}

export interface SessionOptions {
  /**
   * Put before the name of each cookie and storage entry. Cookies are not separated by port, so two
   * apps on one host need two prefixes.
   *
   * @default ''
   *
   * @example
   * ```ts
   * import { createSession } from '@yayan/auth';
   *
   * const member = createSession();
   * const group = createSession({ prefix: `bbs.${groupHash}.` });
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
  readonly storage?: Storage;

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
  /** The stored tokens; `undefined` when signed out. Read anew each time: another tab may have changed them. */
  tokens(): Tokens | undefined;
  /** The stored token. Signed in or out is decided by this alone (spec §4). */
  token(): string | undefined;
  /**
   * Stores tokens for 14 days, after signing in or refreshing.
   *
   * @example
   * ```ts
   * const answer = await transport.request<Tokens>({ url: '/auth/sms/login', method: 'POST', data });
   * session.signIn(answer);
   * ```
   */
  signIn(tokens: Tokens): void;
  /** The user data kept by `setUserData`; `undefined` when there is none. */
  userData(): unknown;
  /** Keeps user data for 14 days. Data of more than some 3,800 encoded bytes is not kept: a cookie can't hold it. */
  setUserData(data: unknown): void;
  /** An id of this browser for the `z-device-id` header; made at first use. */
  deviceId(): string;
  /** Forgets tokens and user data, and nothing else. */
  clear(): void;
  /**
   * Signs out: forgets tokens and user data and empties local storage, except the entries named
   * (spec §2: one saved make-money status entry stays). Where to go then is the app's business.
   *
   * @example
   * ```ts
   * session.logout({ keep: ['makeMoneyStatus'] });
   * await navigate('/login');
   * ```
   */
  logout(options?: { readonly keep?: readonly string[] }): void;
  /**
   * Calls `listener` after each change of the token, made here or in another tab. Returns how to stop.
   *
   * @example
   * ```ts
   * const token = useSyncExternalStore(session.subscribe, session.token);
   * ```
   */
  subscribe(listener: () => void): () => void;
}

/** A full or blocked storage must not keep anyone from signing in: the cookies are what counts. */
const write = (storage: Storage, key: string, value: string): void => {
  try {
    storage.setItem(key, value);
  } catch {
    storage.removeItem(key);
  }
};

const emptyExcept = (storage: Storage, keep: readonly string[]): void => {
  const kept = keep.map((key) => [key, storage.getItem(key)] as const);
  storage.clear();
  for (const [key, value] of kept) if (value !== null) write(storage, key, value);
};

/** Tells of changes made here and, through `storage` events, in other tabs. */
const createAnnouncer = (tokenKey: string) => {
  const listeners = new Set<() => void>();
  const announce = (): void => {
    for (const listener of listeners) listener();
  };
  const hear = (event: StorageEvent): void => {
    if (event.key === tokenKey || event.key === null) announce();
  };
  const subscribe = (listener: () => void): (() => void) => {
    if (listeners.size === 0 && typeof window !== 'undefined') window.addEventListener('storage', hear);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && typeof window !== 'undefined') window.removeEventListener('storage', hear);
    };
  };
  return { announce, subscribe };
};

/**
 * Keeps a session in this browser: cookies token, refreshToken, expired and userData for 14 days,
 * which every tab reads, and device id, token and expiry in local storage, whose events tell other
 * tabs of a change (spec §3, §9).
 */
export const createSession = (options: SessionOptions = {}): Session => {
  const { prefix = '', cookies = browserCookies(), storage = browserStorage() } = options;
  const secure = options.secure ?? globalThis.location?.protocol === 'https:';
  const key = (name: string): string => `${prefix}${name}`;
  const cookie = (name: string): string | undefined => readCookie(cookies, key(name)) || undefined;
  const { announce, subscribe } = createAnnouncer(key('token'));

  /** A browser may set cookies without waiting; reading one makes it finish, before a lock is given back to another tab. */
  const flush = (): void => void cookies.cookie;

  const forget = (): void => {
    for (const name of ['token', 'refreshToken', 'expired', 'userData']) removeCookie(cookies, key(name));
    flush();
    storage.removeItem(key('token'));
    storage.removeItem(key('expired'));
  };

  return {
    prefix,
    subscribe,
    token: () => cookie('token'),
    tokens: () => {
      const token = cookie('token');
      if (!token) return undefined;
      return { token, refreshToken: cookie('refreshToken') ?? '', expired: Number(cookie('expired')) || 0 };
    },
    signIn: ({ token, refreshToken, expired }) => {
      writeCookie(cookies, key('refreshToken'), refreshToken, secure);
      writeCookie(cookies, key('expired'), String(expired), secure);
      writeCookie(cookies, key('token'), token, secure);
      flush();
      write(storage, key('expired'), String(expired));
      write(storage, key('token'), token);
      announce();
    },
    userData: () => {
      try {
        return JSON.parse(cookie('userData') ?? '') as unknown;
      } catch {
        return undefined;
      }
    },
    setUserData: (data) => writeCookie(cookies, key('userData'), JSON.stringify(data ?? null), secure),
    deviceId: () => {
      const stored = storage.getItem(key('deviceId'));
      if (stored) return stored;
      const made = randomId();
      write(storage, key('deviceId'), made);
      return made;
    },
    clear: () => {
      forget();
      announce();
    },
    logout: ({ keep = [] } = {}) => {
      forget();
      emptyExcept(storage, keep);
      announce();
    },
  };
};
