import { errors } from '@yayan/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChangedTables, watchWrites } from '../../test/database/watch-writes.ts';
import { valid } from '../../test/hostile/schema-arbitrary.ts';
import { wrongBodies } from '../../test/hostile/wrong-bodies.ts';
import { keepBusy, ownedIds } from '../../test/members/busy-member.ts';
import { cast, freshMobile, TestSystem } from '../../test/system/test-system.ts';
import { documentOperations, type DocumentOperation } from './document.ts';

const GROUP = 't7Kq2mX9bLpR';

let system: TestSystem;
let member: string;
let participant: string;
let changed: ChangedTables;
let owned: readonly { table: string; id: string }[];

beforeAll(async () => {
  system = await TestSystem.start({ environment: { CALLS_A_MINUTE: '1000000' } });
  participant = (await system.signInToGroup(GROUP, cast.respondent)).token;
  await keepBusy(system, await system.signIn(cast.oldMember));
  await system.runJobs();
  owned = await ownedIds(system);
  // Somebody of whom nothing is stored, and whom no group invites.
  member = (await system.signIn(freshMobile(1))).token;
  changed = await watchWrites(system.platform.database);
});
afterAll(() => system.stop());

// A logout ends all sessions, so the remaining calls would have no token.
const asked = documentOperations.filter(({ id }) => id !== 'logout');
const rows = asked.map((operation) => [operation.id, operation] as const);

/** Values that the document allows. */
const samples = (schema: DocumentOperation['params'], count: number): Record<string, unknown>[] =>
  fc.sample(valid(schema), { seed: 20_261_123, numRuns: count }) as Record<string, unknown>[];

const tokenFor = ({ access }: DocumentOperation): string | undefined =>
  access === 'public' ? undefined : access === 'group' ? participant : member;

interface SentParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  payload?: string | undefined;
}

const pathOf = ({ url }: DocumentOperation, params: Record<string, unknown>): string =>
  url.replaceAll(/:(\w+)/gu, (_all, name: string) =>
    encodeURIComponent(String(params[name]).toWellFormed() || 'x'),
  );

const searchOf = (query: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value).toWellFormed()]),
  ).toString();

let calls = 0;
/** Makes a member's call. The given parts replace those that the document allows. */
const send = async (operation: DocumentOperation, { params, query, payload }: SentParts) => {
  calls += 1;
  const path = pathOf(operation, params ?? samples(operation.params, 1)[0] ?? {});
  const token = tokenFor(operation);
  const response = await system.app.server.inject({
    method: operation.method,
    url: `/api${path}?${searchOf(query ?? samples(operation.query, 1)[0] ?? {})}`,
    // Each call gets a new address, so that no limit by address hides the rules behind it.
    remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    headers: {
      'z-device-id': 'refused-device',
      'idempotency-key': `refused-key-${String(calls).padStart(9, '0')}`,
      ...(token !== undefined && { 'z-token': `Bearer ${token}` }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  });
  const { code, msg } = response.json<{ code: number; msg: string }>();
  return { code, isChinese: /[\u4e00-\u9fff]/u.test(msg), changed: await changed() };
};

type Answer = Awaited<ReturnType<typeof send>>;
const isRefusal = ({ code, isChinese, changed: tables }: Answer): boolean =>
  code !== 200 && (code < 500 || code > 599) && isChinese && tables.length === 0;

const codesOf = (...names: (keyof typeof errors)[]): number[] => names.map((name) => errors[name].code);
const wrong = codesOf('MALFORMED', 'FIELD_WRONG', 'FIELD_UNKNOWN', 'FIELD_MISSING', 'TOO_LARGE');
/** It is longer than any parameter, and its characters fit no number, date or id. */
const LONG_PARAMETER = '长'.repeat(1_000);
/** The document leaves these to a rule: answers must fit the questionnaire, a revision must be the stored one. */
const leftToRule = /^body\.(?:answers|revision|numbers)/u;

const namesOf = ({ properties }: DocumentOperation['query']): string[] => Object.keys(properties ?? {});

const broken = ({ body, query, params, method }: DocumentOperation): (SentParts & { what: string })[] => [
  { what: 'an unknown parameter', query: { ...samples(query, 1)[0], nobodyKnows: '1' } },
  ...namesOf(query).map((name) => ({
    what: `query.${name} too long`,
    query: { ...samples(query, 1)[0], [name]: LONG_PARAMETER },
  })),
  ...namesOf(params).map((name) => ({
    what: `params.${name} too long`,
    params: { ...samples(params, 1)[0], [name]: LONG_PARAMETER },
  })),
  ...(method === 'GET'
    ? []
    : [
        { what: 'half an object', payload: '{"a":' },
        { what: 'a list', payload: '[1]' },
        { what: 'a text', payload: '"x"' },
        { what: 'an unknown field', payload: '{"nobodyKnows":1}' },
        { what: 'a megabyte', payload: `{"nobodyKnows":"${'x'.repeat(1_000_000)}"}` },
        ...(body ? wrongBodies(samples(body, 8)) : []),
      ]),
];

describe('whatever breaks the document is refused by its own code, in Chinese, and changes nothing', () => {
  test.each(rows)('%s', async (_id, operation) => {
    const taken: unknown[] = [];
    for (const { what, ...sent } of broken(operation)) {
      const answer = await send(operation, sent);
      const isUnknown = what.startsWith('params.') && answer.code === errors.NOT_FOUND.code;
      if (!isRefusal(answer) || !(wrong.includes(answer.code) || isUnknown || leftToRule.test(what)))
        taken.push([what, answer]);
    }
    expect(taken).toEqual([]);
  });
});

const anyId = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gu;
const hasId = (value: unknown): boolean => JSON.stringify(value).search(anyId) >= 0;

/** Members' calls to operations that name something by its id. `leak-guard.test.ts` covers the calls of groups. */
const naming = asked.flatMap((operation) => {
  if (operation.access === 'public' || operation.access === 'group') return [];
  const params = samples(operation.params, 1)[0] ?? {};
  const bodies = operation.body ? samples(operation.body, 4) : [];
  const inBody = bodies.filter(hasId);
  if (!hasId(params) && inBody.length === 0) return [];
  const sent = (hasId(params) ? bodies.slice(0, 1) : inBody).map((body) => JSON.stringify(body));
  return [[operation.id, { operation, params: JSON.stringify(params), bodies: sent }] as const];
});

describe('what belongs to somebody else is refused as if it did not exist, and nothing changes', () => {
  test.each(naming)('%s', async (_id, { operation, params, bodies }) => {
    const taken: unknown[] = [];
    for (const { table, id } of owned)
      for (const body of bodies.length > 0 ? bodies : [undefined]) {
        const theirs = JSON.parse(params.replaceAll(anyId, id)) as Record<string, unknown>;
        const answer = await send(operation, { params: theirs, payload: body?.replaceAll(anyId, id) });
        if (!isRefusal(answer)) taken.push([table, body, answer]);
      }
    expect(taken).toEqual([]);
  });
});
