import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../repo/source-files.ts';
import { type CallTable, readCallTable, whatIsMeant } from './call-table.ts';
import { describeCall } from './describe-call.ts';
import { findHandlers } from './handlers.ts';
import type { Operation } from './operations.ts';
import { findUsers, readPages } from './pages.ts';

let table: CallTable;

beforeAll(() => {
  table = readCallTable(root);
});

const idsMeant = (wanted: string): readonly string[] => whatIsMeant(table, wanted).calls.map(({ id }) => id);

test.each([
  ['an operation', 'getTask'],
  ['a path of the document', '/v1/tasks/{hashId}'],
  ['an address as a browser shows it', 'http://127.0.0.1:4100/api/v1/tasks/Zao7kQ2mXn1B?_t=1795333000000'],
])('a call is found by %s', (_, wanted) => {
  expect(idsMeant(wanted)).toEqual(['getTask']);
});

test.each([
  ['its path', '/task/detail/:id'],
  ['an address', 'http://127.0.0.1:4100/task/detail/Zao7kQ2mXn1B'],
  ['its title', '任务详情'],
  ['its component', 'TaskDetailPage'],
])('the calls of a page are found by %s', (_, wanted) => {
  expect(idsMeant(wanted)).toContain('getTask');
});

test('an unknown name finds nothing', () => {
  expect(whatIsMeant(table, '/v1/nothing')).toEqual({ calls: [], pages: [] });
});

test('a call is described with document, handler, rule, page and tests, and each is at the place it names', () => {
  const [call] = whatIsMeant(table, 'getTask').calls;
  const told = call === undefined ? '' : describeCall(call);
  for (const word of ['document', 'handler', 'rule', 'page', 'test'])
    expect(told).toContain(`  ${word.padEnd(9)}`);
  for (const [, file = '', line = ''] of told.matchAll(/(\S+\.(?:ts|yaml)):(\d+)/gu))
    expect(readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1]).toMatch(
      /getTask|taskDetail/u,
    );
});

test('every call of the document is answered by a handler with a rule', () => {
  const without = table.calls.filter(({ handled }) => !handled?.rules.length).map(({ id }) => id);
  expect(without).toEqual([]);
  expect(table.calls.length).toBeGreaterThan(150);
});

test('every page of both route tables is read', () => {
  const pages = ['member', 'bbs'].flatMap((site) => [
    ...readFileSync(join(root, 'apps', site, 'src/routes.tsx'), 'utf8').matchAll(/\bpage\(/gu),
  ]);
  expect(table.pages).toHaveLength(pages.length);
});

const area = 'apps/api/src/modules/task';

test('a rule is found however a handler comes to it', () => {
  const handlers = `
    import { wall } from './wall/wall.ts';
    import { seats as countSeats } from './seats.ts';
    const shared = (id) => wall(id);
    export const handlers = (parts) => ({
      byName: ({ id }) => wall(id),
      byAnotherName: async ({ id }) => await countSeats(id),
      byHelper: ({ id }) => shared(id),
      byMethod: ({ id }) => parts.seats.take(id),
      unknown: ({ id }) => id,
    });`;
  const found = findHandlers(
    new Map([
      [`${area}/handlers.ts`, handlers],
      [`${area}/wall/wall.ts`, 'export function wall() {}'],
      [`${area}/seats.ts`, 'export const seats = () => ({ take: () => 1 });'],
      [`${area}/places.ts`, 'export const places = () => ({ take: () => 2 });'],
    ]),
    new Set(['byName', 'byAnotherName', 'byHelper', 'byMethod', 'unknown']),
  );
  const rules = Object.fromEntries(
    [...found].map(([id, handled]) => [id, handled.rules.map(({ file, name }) => `${file} ${name}`)]),
  );
  expect(rules).toEqual({
    byName: [`${area}/wall/wall.ts wall`],
    byAnotherName: [`${area}/seats.ts seats`],
    byHelper: [`${area}/wall/wall.ts wall`],
    byMethod: [`${area}/seats.ts take`],
    unknown: [],
  });
});

test('a page makes the calls of every file it imports, under each name the client gives them', () => {
  const site = 'apps/member/src';
  const sources = new Map([
    [
      `${site}/routes.tsx`,
      "page('/task', '任务', 'public', () => import('./Task.tsx')), page('/home', '主页', 'public', () => import('./Home.tsx'))",
    ],
    [`${site}/Task.tsx`, "import { useTask } from './use-task.ts';"],
    [
      `${site}/use-task.ts`,
      "import { useListTasks as all, getGetTaskQueryOptions } from '@yayan/api-client/react';",
    ],
    [
      `${site}/Home.tsx`,
      "import { type Task } from '@yayan/api-client'; import '../../../packages/auth/src/keys.ts';",
    ],
    ['packages/auth/src/keys.ts', "export const path = '/v1/auth/public-key';"],
    [`${site}/Task.browser.test.tsx`, "import { getPublicKey } from '@yayan/api-client';"],
  ]);
  const operations = ['listTasks', 'getTask', 'getPublicKey'].map((id): Operation => ({
    id,
    method: 'GET',
    path: id === 'getPublicKey' ? '/v1/auth/public-key' : `/v1/${id}`,
    tag: 'task',
    summary: '',
    document: { file: '', line: 1 },
  }));
  expect(readPages(sources)).toHaveLength(2);
  const { pages } = findUsers(sources, operations);
  const paths = Object.fromEntries([...pages].map(([id, found]) => [id, found.map(({ path }) => path)]));
  expect(paths).toEqual({ listTasks: ['/task'], getTask: ['/task'], getPublicKey: ['/home'] });
});

test('a page makes the calls of the client’s own functions too', () => {
  const sources = new Map([
    [
      'packages/api-client/src/files/upload-file.ts',
      '/** `signUrl(key)` reads it. */\nexport const sendFile = () => post();\nexport const uploadFile = () => getPolicy({});\n',
    ],
    ['apps/member/src/routes.tsx', "page('/user', '资料', 'public', () => import('./User.tsx'))"],
    ['apps/member/src/User.tsx', "import { uploadFile } from '@yayan/api-client';"],
  ]);
  const operations = ['getPolicy', 'signUrl'].map((id): Operation => ({
    id,
    method: 'GET',
    path: `/v1/${id}`,
    tag: 'file',
    summary: '',
    document: { file: '', line: 1 },
  }));
  const { pages } = findUsers(sources, operations);
  expect([...pages].map(([id, found]) => [id, found.map(({ path }) => path)])).toEqual([
    ['getPolicy', ['/user']],
  ]);
});
