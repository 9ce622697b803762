import { createClient, signInBySms } from '@yayan/api-client';
import { createMock } from '@yayan/mock';
import { shownToken } from '../../src/shown-token.ts';

const mock = createMock();

/** The address that the samples call: `npx @yayan/mock`. */
const address = 'http://127.0.0.1:4450';

const own = globalThis.fetch.bind(globalThis);

/** Answers calls to the mock's address inside this page; everything else goes its way. */
export const answerInPage = (): void => {
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return request.url.startsWith(address) ? mock.fetch(request) : own(request);
  };
};

/** Forgets what earlier runs changed. */
export const startAnew = (): void => mock.reset();

let token: Promise<string> | undefined;

const signIn = async (): Promise<string> => {
  const client = createClient({ baseUrl: `${address}/api`, fetch: mock.fetch });
  await signInBySms(client, { mobile: '13800138000', code: '123456' });
  return `Bearer ${client.session.token() ?? ''}`;
};

/** Answers a call of the reference; in place of the shown token it uses that of the mock's member. */
export const fetchAsMember = async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init);
  if (!request.url.startsWith(address)) return await own(request);
  if (request.headers.get('z-token') === shownToken)
    request.headers.set('z-token', await (token ??= signIn()));
  return await mock.fetch(request);
};
