import { createSession } from '../session/session.ts';
import type { Session, SessionOptions } from '../session/session.ts';
import { createTransport } from '../transport/transport.ts';
import type { Transport, TransportOptions } from '../transport/transport-options.ts';
import { TestCookieJar } from './cookie-jar.ts';
import { TestClock } from './test-clock.ts';
import { testStorage } from './test-storage.ts';

type Handler = (request: Request) => Response | Promise<Response>;

export interface TestBrowser {
  readonly clock: TestClock;
  readonly cookies: TestCookieJar;
  readonly storage: ReturnType<typeof testStorage>;
  readonly session: Session;
  readonly transport: Transport;
  /** The calls of the app's callbacks, in order: `toast:warning:已抢完`, `networkError`, `unauthorised`, `reload`. */
  readonly told: string[];
  /** Requests that reached the server. */
  readonly requests: Request[];
  /** The requests whose path ends with `path`. */
  readonly sent: (path: string) => Request[];
  /** Another tab of the same browser, with a page of its own. */
  readonly openTab: (options?: Partial<TransportOptions>) => Transport;
}

/** 2026-11-21 12:00 in Shanghai. */
export const noon = Date.UTC(2026, 10, 21, 4);

/** An envelope as the server answers it. */
export const envelope = (code: number, data: unknown = null, msg = '', status = 200): Response =>
  Response.json({ code, msg, data }, { status });

/**
 * Opens one browser with a server, a stopped clock and nobody signed in. `serve` answers every request, including the refresh
 * call.
 */
export const openBrowser = (
  serve: Handler,
  options: Partial<TransportOptions> & { readonly sessionOptions?: SessionOptions } = {},
): TestBrowser => {
  const clock = new TestClock(noon);
  const cookies = new TestCookieJar(clock);
  const storage = testStorage();
  const session = createSession({ cookies, storage, secure: true, ...options.sessionOptions });
  const told: string[] = [];
  const requests: Request[] = [];
  const openTab = (tabOptions: Partial<TransportOptions> = {}): Transport =>
    createTransport({
      baseUrl: 'https://yayan.test/api',
      session,
      clock,
      random: () => 0,
      fetch: async (request) => {
        requests.push(request);
        return serve(request);
      },
      on: {
        notice: (tone, msg) => told.push(`toast:${tone}:${msg}`),
        networkError: () => told.push('networkError'),
        unauthorised: () => told.push('unauthorised'),
        reload: () => told.push('reload'),
      },
      ...options,
      ...tabOptions,
    });
  const sent = (path: string): Request[] =>
    requests.filter((request) => new URL(request.url).pathname.endsWith(path));
  return { clock, cookies, storage, session, told, requests, sent, openTab, transport: openTab() };
};
