import {
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
   * Who is signed in.
   *
   * @default a session of its own: in cookies on a page, in memory elsewhere
   */
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
  throw new TypeError(`baseUrl ${JSON.stringify(baseUrl)} is no whole address, as https://example.com/api`);
};

/**
 * Creates a client. Any number of them may live in one process; each has its own session.
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
  session = createSession(),
  retries = 2,
  baseUrl = '/api',
  ...options
}: ClientOptions = {}): Client => {
  checkAddress(baseUrl);
  const transport = createTransport({ ...options, baseUrl, retries, session });
  return { ...transport, session, live: createLive({ transport, session }) };
};
