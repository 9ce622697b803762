import { describe, expect, expectTypeOf, test } from 'vitest';
import { getAccount, getBenefit, listPoints, placeOrder } from '../gen/calls/index.ts';
import type { Account, FieldProblem, OrderRefusal } from '../gen/model/index.ts';
import { answer, clientOf, failureOf, refusal } from '../testing/answer.ts';
import { type CallError, isRefusal } from './call-error.ts';
import { configureClient } from './call.ts';
import { pages, paginate } from './paginate.ts';

describe('several clients in one process', () => {
  test('each sends its own token to its own server', async () => {
    const seen: string[] = [];
    const open = (name: string) => {
      const client = clientOf(
        (request) => {
          seen.push(`${request.url.split('?')[0] ?? ''} ${request.headers.get('z-token') ?? ''}`);
          return answer({ nickname: name });
        },
        { baseUrl: `https://${name}.test/api` },
      );
      client.session.signIn({ token: name, refreshToken: 'r', expired: Date.now() + 3_600_000 });
      return client;
    };
    const [one, two] = [open('one'), open('two')];
    const answers = await Promise.all([getAccount({ client: one }), getAccount({ client: two })]);
    expect(answers.map(({ nickname }) => nickname)).toEqual(['one', 'two']);
    expect(seen).toEqual([
      'https://one.test/api/v1/users/account Bearer one',
      'https://two.test/api/v1/users/account Bearer two',
    ]);
  });

  test('a call that names no client uses the configured one', async () => {
    await expect(getAccount()).rejects.toThrow('configureClient');
    configureClient(clientOf(() => answer({ nickname: 'configured' })));
    expect(await getAccount()).toMatchObject({ nickname: 'configured' });
  });
});

describe('the options of a call', () => {
  test('its headers are added to those of the call', async () => {
    const seen: Request[] = [];
    const client = clientOf((request) => {
      seen.push(request);
      return answer({});
    });
    const idempotencyKey = 'a-key-of-16-chars';
    await placeOrder('id', {} as never, { client, idempotencyKey, headers: { 'x-trace': '7' } });
    expect(seen[0]?.headers.get('idempotency-key')).toBe(idempotencyKey);
    expect(seen[0]?.headers.get('x-trace')).toBe('7');
  });

  test('a call that moves value has a key of its own, which its retries share', async () => {
    const keys: (string | null)[] = [];
    const client = clientOf((request) => {
      keys.push(request.headers.get('idempotency-key'));
      if (keys.length === 1) throw new TypeError('Failed to fetch');
      return answer({});
    });
    await placeOrder('id', {} as never, { client });
    await placeOrder('id', {} as never, { client });
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    const reads: (string | null)[] = [];
    await getAccount({
      client: clientOf((request) => {
        reads.push(request.headers.get('idempotency-key'));
        return answer({});
      }),
    });
    expect(reads).toEqual([null]);
  });

  test('its time limit and number of retries go before those of the client', async () => {
    const silent = clientOf(() => new Promise(() => undefined));
    const late = await failureOf(getAccount({ client: silent, timeoutMilliseconds: 20 }));
    expect(late).toMatchObject({ kind: 'network', operation: 'getAccount', cause: { name: 'TimeoutError' } });
    let sent = 0;
    const lost = clientOf(() => {
      sent += 1;
      throw new TypeError('Failed to fetch');
    });
    await failureOf(getAccount({ client: lost, retries: 0 }));
    expect(sent).toBe(1);
  });

  test('its promise has the status, headers and request id of the answer', async () => {
    const client = clientOf(() =>
      Response.json(
        { code: 200, msg: '成功', data: { coins: 5 } },
        { headers: { 'x-request-id': 'call-7' } },
      ),
    );
    const { data, status, headers, requestId } = await getAccount({ client }).withResponse();
    expect([data, status, requestId]).toEqual([{ coins: 5 }, 200, 'call-7']);
    expect(headers.get('content-type')).toContain('json');
    expectTypeOf(data).toEqualTypeOf<Account>();
    const refused = getAccount({ client: clientOf(() => refusal(429, null, 429)), retries: 0 });
    expect(await failureOf(refused.withResponse())).toMatchObject({ reason: 'TOO_MANY' });
  });

  test('its signal ends it', async () => {
    const stop = new AbortController();
    const client = clientOf(() => new Promise(() => undefined));
    const made = failureOf(getAccount({ client, signal: stop.signal }));
    stop.abort(new Error('left'));
    expect(await made).toEqual(new Error('left'));
  });

  test('an id from a link stays one segment of the path', async () => {
    const seen: string[] = [];
    const client = clientOf((request) => {
      seen.push(new URL(request.url).pathname);
      return answer({});
    });
    await getBenefit('../users/account', { client });
    expect(seen).toEqual(['/api/v1/benefits/..%2Fusers%2Faccount']);
  });
});

describe('the errors of a call', () => {
  test('have the name of the call’s own codes and of common ones', async () => {
    const name = async (response: Response) =>
      failureOf(placeOrder('id', {} as never, { client: clientOf(() => response) }));
    expect(await name(refusal(24_011))).toMatchObject({ reason: 'PRICE_CHANGED', code: 24_011 });
    expect(await name(refusal(404, null, 404))).toMatchObject({ reason: 'NOT_FOUND' });
    expect(await name(refusal(24_011))).toMatchObject({
      operation: 'placeOrder',
      method: 'POST',
      path: '/v1/benefits/id',
      message: 'placeOrder failed: code 24011, HTTP status 200 拒绝',
    });
  });

  test('keep a code that this version does not know', async () => {
    const error = await failureOf(getAccount({ client: clientOf(() => refusal(29_999, { why: 'new' })) }));
    expect(error).toMatchObject({ reason: undefined, code: 29_999, data: { why: 'new' }, msg: '拒绝' });
    expect(isRefusal(error, 'PRICE_CHANGED')).toBe(false);
  });

  test('are a union whose data follows from the reason', () => {
    const read = (error: CallError<'placeOrder'>) =>
      error.reason === 'ORDER_FORM_INVALID' ? error.data : undefined;
    expectTypeOf(read).returns.toEqualTypeOf<OrderRefusal | undefined>();
    const explain = (error: unknown) => (isRefusal(error, 'ORDER_FORM_INVALID') ? error.data : undefined);
    expectTypeOf(explain).returns.toEqualTypeOf<OrderRefusal | undefined>();
    const field = (error: CallError<'placeOrder'>) =>
      isRefusal(error, 'FIELD_WRONG') || error.reason === 'FIELD_MISSING' ? error.data?.field : undefined;
    expectTypeOf(field).returns.toEqualTypeOf<string | undefined>();
    const rule = (error: unknown) => (isRefusal(error, 'FIELD_UNKNOWN') ? error.data : undefined);
    expectTypeOf(rule).returns.toEqualTypeOf<FieldProblem | undefined>();
  });
});

describe('paginate', () => {
  const answers = [
    { items: [{ id: '1' }, { id: '2' }], nextCursor: 'after-2' },
    { items: [], nextCursor: 'after-nothing' },
    { items: [{ id: '3' }], nextCursor: null },
  ];

  test('reads every item of every page, and asks for a page when it needs it', async () => {
    const asked: (string | null)[] = [];
    const client = clientOf((request) => {
      const query = new URL(request.url).searchParams;
      asked.push(query.get('cursor'));
      expect(query.get('limit')).toBe('2');
      return answer(answers[asked.length - 1]);
    });
    const ids: string[] = [];
    for await (const { id } of paginate(listPoints, { limit: 2 }, { client })) {
      if (id === '1') expect(asked).toHaveLength(1);
      ids.push(id);
    }
    expect(ids).toEqual(['1', '2', '3']);
    expect(asked).toEqual([null, 'after-2', 'after-nothing']);
  });

  test('whole pages are read, with their further fields', async () => {
    let asked = 0;
    const client = clientOf(() => {
      asked += 1;
      return answer({ ...answers[asked - 1], available: 100 * asked });
    });
    const totals: number[] = [];
    for await (const { available } of pages(listPoints, { limit: 2 }, { client })) totals.push(available);
    expect(totals).toEqual([100, 200, 300]);
  });

  test('ends when the server answers the same cursor again', async () => {
    let asked = 0;
    const client = clientOf(() => {
      asked += 1;
      return answer({ items: [{ id: String(asked) }], nextCursor: 'same' });
    });
    const rows = paginate(listPoints, {}, { client });
    const ids: string[] = [];
    for await (const { id } of rows) ids.push(id);
    expect(ids).toEqual(['1', '2']);
  });
});
