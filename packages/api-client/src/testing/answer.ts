import { createSession } from '@yayan/auth';
import { type Client, type ClientOptions, createClient } from '../client/client.ts';

/** The envelope of a successful answer. */
export const answer = (data: unknown): Response => Response.json({ code: 200, msg: '成功', data });

/** The envelope of a refusal. */
export const refusal = (code: number, data: unknown = null, status = 200): Response =>
  Response.json({ code, msg: '拒绝', data }, { status });

/** A client whose server answers every request with `serve`. */
export const clientOf = (
  serve: (request: Request) => Response | Promise<Response>,
  options: ClientOptions = {},
): Client =>
  createClient({
    baseUrl: 'https://yayan.test/api',
    session: createSession(),
    fetch: async (request) => serve(request),
    ...options,
  });

/** The error of a call; `undefined` when it succeeds. */
export const failureOf = (made: Promise<unknown>): Promise<unknown> =>
  made.then(
    () => undefined,
    (error: unknown) => error,
  );

/** A page of a proxy or a captive portal. */
export const page = (status: number): Response =>
  new Response('<!doctype html>\n<title>Welcome to the hotel’s network</title>', {
    status,
    headers: { 'content-type': 'text/html' },
  });

/** The tokens of a member, valid for an hour. */
export const tokens = (name: string, expired = Date.now() + 3_600_000) => ({
  token: name,
  refreshToken: `refresh-${name}`,
  expired,
});
