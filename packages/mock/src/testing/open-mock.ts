import { type Client, createClient, sendSmsCode, signInBySms } from '@yayan/api-client';
import * as schemas from '@yayan/api-client/zod';
import { expect } from 'vitest';
import { findCall } from '../calls/find-call.ts';
import { createMock, type Mock, type MockOptions } from '../mock.ts';

const known = new Map<string, unknown>(Object.entries(schemas));
const isSchema = (value: unknown): value is { parse: (data: unknown) => unknown } =>
  typeof value === 'object' && value !== null && 'parse' in value;

/** A mock's fetch that checks every successful answer against the document. */
export const checkedFetch =
  (mock: Pick<Mock, 'fetch'>) =>
  async (request: Request): Promise<Response> => {
    const answer = await mock.fetch(request);
    const { pathname } = new URL(request.url);
    const found = findCall(request.method, pathname.replace(/^\/api/, ''));
    if (found?.entry.answers !== 'json') return answer;
    const body = (await answer.clone().json()) as { code: number };
    const { id } = found.entry;
    const schema = known.get(`${id.charAt(0).toUpperCase()}${id.slice(1)}Response`);
    if (body.code === 200 && isSchema(schema)) expect(() => schema.parse(body), id).not.toThrow();
    return answer;
  };

interface OpenedMock {
  readonly mock: Mock;
  readonly client: Client;
}

/** A mock and a client of it. */
export const openMock = (options?: MockOptions): OpenedMock => {
  const mock = createMock(options);
  const client = createClient({
    baseUrl: 'https://mock.test/api',
    retries: 0,
    fetch: checkedFetch(mock),
  });
  return { mock, client };
};

/** Signs the demo member in. */
export const signIn = async (client: Client, mobile = '13800138000'): Promise<void> => {
  await sendSmsCode(client, mobile);
  const { state } = await signInBySms(client, { mobile, code: '123456' });
  expect(state).toBe('signedIn');
};
