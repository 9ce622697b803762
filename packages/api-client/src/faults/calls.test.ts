import { createSession } from '@yayan/auth';
import { describe, expect, test } from 'vitest';
import { signInBySms } from '../client/sign-in-by-sms.ts';
import { downloadGroupMembers, getAccount } from '../gen/calls/index.ts';
import { answer, clientOf, failureOf, page, refusal, tokens } from '../testing/answer.ts';

describe('1,000 calls at once', () => {
  const storm = (refreshed: () => Response | Promise<Response>) => {
    const sent = new Map<string, number>();
    const client = clientOf(
      ({ url }) => {
        const path = new URL(url).pathname;
        sent.set(path, (sent.get(path) ?? 0) + 1);
        return path.endsWith('/refresh') ? refreshed() : answer({ nickname: '小芽' });
      },
      { retries: 0 },
    );
    client.session.signIn(tokens('old', Date.now() - 1));
    return { sent, made: Promise.all(Array.from({ length: 1000 }, () => failureOf(getAccount({ client })))) };
  };

  test('make one refresh and all succeed', async () => {
    const { sent, made } = storm(() => answer(tokens('new')));
    expect(new Set(await made)).toEqual(new Set([undefined]));
    expect([...sent]).toEqual([
      ['/api/v1/auth/token/refresh', 1],
      ['/api/v1/users/account', 1000],
    ]);
  });

  test.each([
    ['refused', () => refusal(401, null, 401), 'auth'],
    ['answered by a proxy', () => page(502), 'network'],
  ])('a refresh that is %s fails all of them with an error that says so', async (_, refreshed, kind) => {
    const { sent, made } = storm(refreshed);
    const errors = await made;
    expect(new Set(errors.map((error) => (error as { kind: string }).kind))).toEqual(new Set([kind]));
    expect([...sent.keys()]).toEqual(['/api/v1/auth/token/refresh']);
    expect(String(errors[999])).toMatch(kind === 'auth' ? /refused/ : /refresh.*HTTP 502, text\/html/);
  });

  test('of two clients of one session make one refresh', async () => {
    let refreshes = 0;
    const session = createSession();
    session.signIn(tokens('old', Date.now() - 1));
    const one = () =>
      clientOf(
        ({ url }) => {
          if (!url.includes('/refresh')) return answer({});
          refreshes += 1;
          return answer(tokens('new'));
        },
        { session },
      );
    const clients = [one(), one()];
    await Promise.all(Array.from({ length: 1000 }, (_, at) => getAccount({ client: clients[at % 2] })));
    expect(refreshes).toBe(1);
  });
});

describe('an aborted call', () => {
  const never = () => new Promise<Response>(() => undefined);

  test.each(['before it is sent', 'while it is sent', 'while it waits for a token'])(
    '%s ends at once with the signal’s reason',
    async (when) => {
      const stop = new AbortController();
      const client = clientOf(never);
      if (when.endsWith('token')) client.session.signIn(tokens('old', Date.now() - 1));
      if (when.startsWith('before')) stop.abort(new Error('left'));
      const made = failureOf(getAccount({ client, signal: stop.signal }));
      stop.abort(new Error('left'));
      expect(await made).toEqual(new Error('left'));
    },
  );

  test('ends signing in while it waits for the server’s key', async () => {
    const stop = new AbortController();
    const client = clientOf(never);
    const made = signInBySms(client, { mobile: '13800138000', code: '123456' }, { signal: stop.signal });
    stop.abort(new Error('left'));
    expect(await failureOf(made)).toEqual(new Error('left'));
  });

  test('ends a download in the middle', async () => {
    const stop = new AbortController();
    const client = clientOf(
      () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(9)) })),
    );
    const made = failureOf(downloadGroupMembers({}, { client, signal: stop.signal }));
    setTimeout(() => stop.abort(new Error('left')));
    expect(await made).toEqual(new Error('left'));
  });
});

describe('a body', () => {
  test.each([
    ['a stream', new ReadableStream()],
    ['an async iterator', (async function* () {})()],
  ])('that is %s can’t be repeated, and is refused before it is sent', async (_, data) => {
    let sent = 0;
    const client = clientOf(() => answer((sent += 1)));
    const error = await failureOf(client.request({ url: '/v1/files', method: 'POST', data }));
    expect(error).toBeInstanceOf(TypeError);
    expect(String(error)).toContain('can be sent once only');
    expect(sent).toBe(0);
  });

  test('that is no JSON is refused before it is sent', async () => {
    const client = clientOf(() => answer({}));
    const data: { self?: unknown } = {};
    data.self = data;
    const error = await failureOf(client.request({ url: '/v1/files', method: 'POST', data }));
    expect(String(error)).toContain('circular');
  });

  test('of bytes is sent as it is', async () => {
    const client = clientOf(async (request) => answer([...new Uint8Array(await request.arrayBuffer())]));
    const data = new Uint8Array([1, 2, 3]);
    expect(await client.request({ url: '/v1/files', method: 'POST', data })).toEqual([1, 2, 3]);
  });
});
