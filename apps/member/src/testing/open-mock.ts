import { type Client, configureClient, createClient, loginByPassword } from '@yayan/api-client';
import { createMock, type Mock, type MockOptions } from '@yayan/mock';
import { vi } from 'vitest';
import { session } from '../shell/client/client.ts';

/** The mock signs the demo member in with any sealed value, so a test needn't wait for a key pair. */
const sealed = `mock:${'A'.repeat(100)}`;

/** What happens to a call: it never gets an answer, or the network fails. */
type Disturbance = 'unanswered' | 'lost' | undefined;

/** The browser's own fetch, for all that isn't the API. */
const browserFetch = globalThis.fetch.bind(globalThis);

interface OpenedMock {
  readonly mock: Mock;
  readonly client: Client;
  /** Decides by a call's path (`/v1/points`) what happens to all later calls. */
  readonly disturb: (of: (path: string, request: Request) => Disturbance) => void;
}

/** Starts the mock API in this page and connects the generated client to it. Nobody is signed in. */
export const openMockForVisitors = (options?: MockOptions): OpenedMock => {
  const mock = createMock(options);
  let disturbanceOf: (path: string, request: Request) => Disturbance = () => undefined;
  const answer = async (request: Request): Promise<Response> => {
    const disturbance = disturbanceOf(new URL(request.url).pathname.replace(/^\/api/u, ''), request);
    if (disturbance === 'lost') throw new TypeError('Failed to fetch');
    return disturbance === 'unanswered' ? new Promise(() => undefined) : await mock.fetch(request);
  };
  const client = createClient({ baseUrl: 'https://mock.test/api', retries: 0, session, fetch: answer });
  configureClient(client);
  // The site's own client asks for the key of encrypted fields.
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const request = new Request(...given);
    const isOfApi = new URL(request.url).pathname.startsWith('/api/');
    return await (isOfApi ? answer(request) : browserFetch(request));
  });
  return {
    mock,
    client,
    disturb: (of) => {
      disturbanceOf = of;
    },
  };
};

/** Starts the mock API in this page, signs the demo member in, and connects the generated client to it. */
export const openMock = async (options?: MockOptions): Promise<OpenedMock> => {
  const opened = openMockForVisitors(options);
  session.signIn(await loginByPassword({ mobile: sealed, password: sealed }, { client: opened.client }));
  return opened;
};
