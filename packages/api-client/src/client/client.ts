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
   * Stores the session in this browser under this name: it survives a reload, and all tabs share it. Clients with the same name
   * share one session. Without a name each client has its own session in memory: two clients never send each other's token, and
   * a reload signs out. Outside a browser a session is always in memory.
   *
   * @example
   * ```ts
   * const client = createClient({ baseUrl: '/api', name: 'shop' });
   * ```
   */
  readonly name?: string;
  /** The session to use instead of one by `name`: for storage of your own. */
  readonly session?: Session;
}

/** One connection to the API: its session, its calls and its live events. */
export interface Client extends Transport, Pick<TransportOptions, 'fetch'> {
  readonly baseUrl: string;
  readonly session: Session;
  /** Live events of the signed-in member, or of the group. */
  readonly live: Live;
}

/** Outside a browser the address must be absolute. A query or fragment in it would hide the paths of calls. */
const checkAddress = (baseUrl: string): void => {
  const page = globalThis.location?.href;
  if (URL.canParse(baseUrl, page) && /^https?:[^?#]+$/.test(new URL(baseUrl, page).href)) return;
  throw new TypeError(`baseUrl ${JSON.stringify(baseUrl)} is no whole address`);
};

/**
 * Creates a client. One process or page may have several; each has its own session, in memory unless it has a `name`. On a
 * server create one for each member, not one for all.
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
  const settings = { ...options, baseUrl, retries, session };
  const transport = createTransport(settings);
  return { ...settings, ...transport, live: createLive({ transport, session }) };
};
