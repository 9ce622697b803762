import { createSession } from '@yayan/auth';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../calls/call-error.ts';
import { createClient } from '../client/client.ts';
import { signInBySms } from '../client/sign-in-by-sms.ts';
import { getAccount, listTasks } from '../gen/calls/index.ts';
import { answer, clientOf, failureOf, page, refusal, tokens } from '../testing/answer.ts';
import { publicKey } from '../testing/public-key.ts';
import { serve } from '../testing/serve.ts';

describe('an answer that is not the server’s', () => {
  test.each([502, 503, 404])('a proxy’s page with HTTP %i says so', async (status) => {
    const error = await failureOf(getAccount({ client: clientOf(() => page(status), { retries: 0 }) }));
    expect(error).toMatchObject({ kind: 'network', status, code: 0, reason: undefined });
    expect(String(error)).toMatch(new RegExp(`HTTP ${status}, text/html.*hotel`));
  });

  test.each([
    ['without a code', () => Response.json({ nickname: '小芽' })],
    ['with nothing', () => new Response('')],
    ['cut in the middle', () => new Response('{"code":200,"data":{"nick')],
    ['that is another JSON', () => Response.json(['a', 'b'])],
  ])('a body %s is no account', async (_, make) => {
    const error = await failureOf(getAccount({ client: clientOf(make, { retries: 0 }) }));
    expect(error).toMatchObject({ kind: 'network', status: 0, code: 0 });
    expect(String(error)).toContain('/v1/users/account gave no answer of the API');
  });

  test('an unknown code keeps its number, message and data', async () => {
    const error = await failureOf(getAccount({ client: clientOf(() => refusal(29_999, { why: 'new' })) }));
    expect(error).toMatchObject({ code: 29_999, reason: undefined, msg: '拒绝', data: { why: 'new' } });
    expect(isRefusal(error, 'NOT_FOUND')).toBe(false);
  });

  test('an unknown value of an enumeration arrives as it is', async () => {
    const items = [{ id: 'a', type: 'hologram' }];
    const client = clientOf(() => answer({ items, nextCursor: null }));
    expect((await listTasks({}, { client })).items).toEqual(items);
  });

  test('an unknown way in which signing in ended signs nobody in', async () => {
    const key = await publicKey();
    const client = clientOf(({ url }) =>
      url.includes('public-key') ? answer(key) : answer({ state: 'secondFactor', ticket: 't' }),
    );
    const error = await failureOf(signInBySms(client, { mobile: '13800138000', code: '123456' }));
    expect(error).toMatchObject({ data: { state: 'secondFactor', ticket: 't' } });
    expect(String(error)).toContain('does not know the state "secondFactor"');
    expect(client.session.token()).toBeUndefined();
  });
});

describe('a stream that is cut in the middle of an event', () => {
  test('is read again from the last whole event, and every event arrives once', async () => {
    const asked: unknown[] = [];
    let cut: (() => void) | undefined;
    const connections = [
      'retry: 1\n\nid: 1\nevent: balance\ndata: {"kind":"balance"}\n\nid: 2\nevent: message\ndata: {"ki',
      'id: 2\nevent: message\ndata: {"kind":"message"}\n\n',
    ];
    const address = await serve(({ headers }, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(connections[asked.length] ?? ': open\n\n');
      asked.push(headers['last-event-id']);
      cut ??= () => response.destroy();
    });
    const client = createClient({ baseUrl: `${address}/api`, session: createSession() });
    client.session.signIn(tokens('a-token'));
    const heard: string[] = [];
    await new Promise<void>((resolve) => {
      const stop = client.live.on('*', (_, kind) => {
        heard.push(kind);
        if (kind === 'balance') cut?.();
        if (kind !== 'message') return;
        stop();
        resolve();
      });
    });
    expect(heard).toEqual(['balance', 'message']);
    expect(asked).toEqual([undefined, '1']);
  });
});
