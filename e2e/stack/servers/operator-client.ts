import { randomUUID } from 'node:crypto';
import { demoOperator } from './demo-operator.ts';

/** Calls the console's API as one signed-in operator. The session holds at every server of the same database. */
export type OperatorCalls = <T>(server: string, path: string, body: object) => Promise<T>;

const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: unknown };
  if (code !== 200) throw new Error(`${url}: ${code} ${msg}`);
  return { data, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
};

/** Signs a demo operator in at a server. A code works once, so each test uses another operator. */
export const signInOperatorOver = async (server: string, name: string): Promise<OperatorCalls> => {
  const { password, code } = await demoOperator(name, server);
  const { data, cookie } = await post(`${server}/api/console/v1/session`, { name, password, code });
  // The server answered it.
  const { csrfToken } = data as { csrfToken: string };
  return async <T>(at: string, path: string, body: object): Promise<T> => {
    const called = await post(`${at}/api/console/v1${path}`, body, {
      cookie,
      'x-csrf-token': csrfToken,
      'idempotency-key': randomUUID(),
    });
    // As the call's document says.
    return called.data as T;
  };
};
