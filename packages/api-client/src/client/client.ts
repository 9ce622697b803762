import {
  createMemorySession,
  createSession,
  createTransport,
  type Session,
  type Transport,
  type TransportOptions,
} from '@yayan/auth';
import { createLive } from './create-live.ts';
import type { Live } from './live.ts';

export interface ClientOptions extends Omit<TransportOptions, 'session'> {
  /**
   * Keeps the session in this browser under this name: a reload finds it again, and all tabs share it. Clients of one name
   * are one member. Without a name each client has a session of its own, in memory: two of them never send each other's
   * token, and a reload signs out. Outside a page a session is in memory in either case.
   *
   * @example
   * ```ts
   * const client = createClient({ baseUrl: '/api', name: 'shop' });
   * ```
   */
  readonly name?: string;
  /** Who is signed in, in place of a session of `name`: for storage of your own. */
  readonly session?: Session;
}

/** One connection to the API: who is signed in, how calls are sent, what is new. */
export interface Client extends Transport {
  readonly session: Session;
  /** News of the signed-in member, or of the group. */
  readonly live: Live;
}

/** Outside a page an address is a whole one. A query or fragment would swallow the paths of calls. */
const checkAddress = (baseUrl: string): void => {
  const page = globalThis.location?.href;
  if (URL.canParse(baseUrl, page) && /^https?:[^?#]+$/.test(new URL(baseUrl, page).href)) return;
  throw new TypeError(`baseUrl ${JSON.stringify(baseUrl)} is no whole address`);
};

/**
 * Creates a client. Any number of them may live in one process or page; each has its own session, in memory unless it has
 * a `name`. On a server make one for each member, not one for all.
 *
 * @example
 * ```ts
 * import { createClient, listTasks } from '@yayan/api-client';
 *
 * const client = createClient({ baseUrl: 'https://example.com/api' });
 * const { items } = await listTasks({ limit: 20 }, { client });
 * ```
 */
export const createClient = ({
  name,
  session = name === undefined ? createMemorySession() : createSession({ prefix: `yayan.${name}.` }),
  retries = 2,
  baseUrl = '/api',
  ...options
}: ClientOptions = {}): Client => {
  checkAddress(baseUrl);
  const transport = createTransport({ ...options, baseUrl, retries, session });
  return { ...transport, session, live: createLive({ transport, session }) };
};
