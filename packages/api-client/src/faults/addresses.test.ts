import { createSession, UnsafePathError } from '@yayan/auth';
import { describe, expect, test } from 'vitest';
import { createClient } from '../client/client.ts';
import { getAccount } from '../gen/calls/index.ts';
import { answer, clientOf, failureOf, tokens } from '../testing/answer.ts';
import { deadAddress, serve } from '../testing/serve.ts';

const open = (baseUrl: string) => createClient({ baseUrl, session: createSession(), retries: 0 });

describe('a wrong base URL', () => {
  test.each(['example.com/api', '/api', 'localhost:3000/api', 'https://example.com/api?key=1', ''])(
    '%s is refused when the client is made',
    (baseUrl) => {
      expect(() => createClient({ baseUrl })).toThrow(/baseUrl .* is no whole address/);
    },
  );

  test('an address where nobody listens is named', async () => {
    const address = await deadAddress();
    expect(await failureOf(getAccount({ client: open(`${address}/api`) }))).toMatchObject({
      kind: 'network',
      status: 0,
      message: expect.stringMatching(/GET http:.*\/api\/v1\/users\/account.*ECONNREFUSED/),
    });
  });

  test('an address that answers pages is named with the page', async () => {
    const address = await serve((_, response) =>
      response.setHeader('content-type', 'text/html').end('<title>A hotel</title>'),
    );
    const error = await failureOf(getAccount({ client: open(address) }));
    expect(error).toMatchObject({ kind: 'network', status: 0, code: 0 });
    expect(String(error)).toContain(`${address}/v1/users/account gave no answer of the API`);
    expect(String(error)).toMatch(/HTTP 200, text\/html.*hotel/);
    expect(String(error)).not.toContain('_t=');
  });

  test('a redirect is not followed, so the token reaches no other address', async () => {
    const seen: unknown[] = [];
    const other = await serve(({ headers }, response) => {
      seen.push(headers['z-token']);
      response.end();
    });
    const address = await serve((_, response) => response.writeHead(307, { location: `${other}/api` }).end());
    const client = open(`${address}/api`);
    client.session.signIn(tokens('a-token'));
    const error = await failureOf(getAccount({ client }));
    expect(error).toMatchObject({ kind: 'network', status: 307 });
    expect(String(error)).toContain(`HTTP 307 to ${other}/api`);
    expect(seen).toEqual([]);
  });

  test('a path outside of it is refused before it is sent', async () => {
    let sent = 0;
    const client = clientOf(() => answer((sent += 1)));
    const made = client.request({ url: '/../../elsewhere', method: 'GET' });
    expect(await failureOf(made)).toBeInstanceOf(UnsafePathError);
    expect(sent).toBe(0);
  });
});
