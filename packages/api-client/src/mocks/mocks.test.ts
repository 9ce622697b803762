import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pascal } from '../../generate/operation.ts';
import { isRefusal } from '../calls/call-error.ts';
import { createClient } from '../client/client.ts';
import * as calls from '../gen/calls/index.ts';
import { handlers, mockGetAccount, mockListPoints, mockPlaceOrder } from '../gen/mocks/index.ts';
import type { OrderProblem } from '../gen/model/index.ts';
import * as schemas from '../gen/zod/index.zod.ts';
import { refuse } from './refuse.ts';

const server = setupServer(...handlers);
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers(...handlers));
afterAll(() => server.close());

const client = createClient({ baseUrl: 'https://yayan.test/api', retries: 0 });
const parsers = new Map<string, unknown>(Object.entries(schemas));

type AnyCall = (...given: unknown[]) => Promise<unknown>;
const isCall = (value: unknown): value is AnyCall => typeof value === 'function';
const isSchema = (value: unknown): value is { parse: (data: unknown) => unknown } =>
  typeof value === 'object' && value !== null && 'parse' in value;

/** An id where a path has one, an empty body or query elsewhere. */
class Anything {
  toString(): string {
    return 'some-id';
  }
}

const order = { quantity: 1, price: 100, fields: {} } as never;

describe('the mocks, asked through the SDK', () => {
  test.each(Object.entries(calls))('%s answers what the document promises', async (id, ask) => {
    if (!isCall(ask)) throw new Error(`${id} is no call`);
    // The last argument is the options.
    const given = Array.from({ length: ask.length - 1 }, () => new Anything());
    const data = await ask(...given, { client });
    const schema = parsers.get(`${pascal(id)}Response`);
    if (!isSchema(schema)) throw new Error(`There is no schema of ${id}`);
    // The schema of a file accepts everything; the schema of data only accepts the envelope.
    if (data instanceof Blob) return expect(schema.parse('a file')).toBe('a file');
    return expect(() => schema.parse({ code: 200, msg: '成功', data })).not.toThrow();
  });

  test('a mock answers the given data, or what a function makes of the example', async () => {
    server.use(
      mockListPoints({ items: [], nextCursor: null, available: 7, pending: 0, owed: 0, nextArrival: null }),
      mockGetAccount((example) => ({ ...example, coins: 1 })),
    );
    expect(await calls.listPoints({}, { client })).toMatchObject({ available: 7 });
    expect(await calls.getAccount({ client })).toMatchObject({ coins: 1 });
  });

  test('a mock refuses with the code, message and data of the catalogue', async () => {
    const problems: OrderProblem[] = [{ field: 'mobile', message: '手机号应为 11 位数字' }];
    server.use(mockPlaceOrder(refuse('ORDER_FORM_INVALID', { problems })));
    const error: unknown = await calls
      .placeOrder('t7Kq2mX9bLpR', order, { client })
      .catch((failure: unknown) => failure);
    expect(isRefusal(error, 'ORDER_FORM_INVALID') && error.data.problems).toEqual(problems);
    server.use(mockPlaceOrder(refuse('PRICE_CHANGED')));
    await expect(calls.placeOrder('t7Kq2mX9bLpR', order, { client })).rejects.toMatchObject({
      reason: 'PRICE_CHANGED',
      requestId: 'mock',
    });
  });

  test('a refusal that a call never answers does not compile', () => {
    // @ts-expect-error Reading the account is never refused for a price.
    expect(mockGetAccount(refuse('PRICE_CHANGED'))).toBeDefined();
  });
});
