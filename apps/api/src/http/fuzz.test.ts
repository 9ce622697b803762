import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runs, timeFor } from '../../test/runs.ts';
import { nearly } from '../../test/hostile/schema-arbitrary.ts';
import { cast, TestSystem } from '../../test/system/test-system.ts';
import { documentOperations, type DocumentOperation } from './document.ts';

const CALLS = runs(12, 1_000);

let system: TestSystem;
let tokens: (string | undefined)[];

beforeAll(async () => {
  system = await TestSystem.start();
  const member = await system.signIn(cast.newMember);
  const host = await system.signInToGroup('t7Kq2mX9bLpR', cast.host);
  const respondent = await system.signInToGroup('t7Kq2mX9bLpR', cast.respondent);
  tokens = [undefined, member.token, host.token, respondent.token];
});

afterAll(() => system.stop());

// After a logout the remaining calls would have no token; a stream does not end by itself.
const left = new Set(['logout', 'streamLive']);
const handled = documentOperations.filter(({ id }) => !left.has(id));

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const pathOf = (url: string, params: unknown): string =>
  `/api${url.replaceAll(/:(\w+)/g, (_all, name: string) => {
    const value = typeof params === 'object' && params !== null ? Reflect.get(params, name) : params;
    return (
      encodeURIComponent(
        textOf(value ?? 'x')
          .toWellFormed()
          .slice(0, 80),
      ) || 'x'
    );
  })}`;

let calls = 0;
/** Each call gets a new address, so that no limit by address hides the rules behind it. */
const nextAddress = (): string => {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
};

const searchOf = (query: unknown): string => {
  if (typeof query !== 'object' || query === null) return '';
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    search.append(name, textOf(value).toWellFormed().slice(0, 500));
  return search.size > 0 ? `?${search.toString()}` : '';
};

const callOf = ({ method, url, params, query, body, access }: DocumentOperation) =>
  fc.record({
    method: fc.constant(method),
    path: nearly(params).map((value) => pathOf(url, value)),
    search: nearly(query).map(searchOf),
    payload:
      method === 'POST'
        ? nearly(body ?? {}).map((value) => JSON.stringify(value) ?? '')
        : fc.constant(undefined),
    who: access === 'public' ? fc.constant(0) : fc.nat(3),
    key: fc.stringMatching(/^[A-Za-z0-9_-]{16,40}$/),
  });

describe('F1 whatever is asked, the answer is an envelope of the catalogue and never an error of ours', () => {
  test.each(handled.map((operation) => [operation.id, operation] as const))(
    '%s',
    { timeout: timeFor(CALLS, 100) },
    async (_id, operation) => {
      await fc.assert(
        fc.asyncProperty(callOf(operation), async ({ method, path, search, payload, who, key }) => {
          const token = tokens[who];
          const response = await system.app.server.inject({
            method,
            url: path + search,
            remoteAddress: nextAddress(),
            headers: {
              'idempotency-key': key,
              ...(token && { 'z-token': `Bearer ${token}` }),
              ...(payload !== undefined && { 'content-type': 'application/json' }),
            },
            ...(payload !== undefined && { payload }),
          });
          expect([200, 400, 401, 403, 404, 409, 413, 429]).toContain(response.statusCode);
          // A download is a file, and a browser must not open it in place.
          if (String(response.headers['content-disposition']).startsWith('attachment;')) return;
          const answer = response.json<{ code: number; msg: string }>();
          expect(answer.msg).toMatch(/[\u4e00-\u9fff]/);
          expect(response.body).not.toMatch(/\bat .+:\d+:\d+|node_modules|select |insert /i);
        }),
        { numRuns: CALLS, seed: 20_261_121 },
      );
    },
  );
});
