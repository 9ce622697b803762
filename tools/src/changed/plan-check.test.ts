import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../repo/source-files.ts';
import { journeysOf, planCheck } from './plan-check.ts';
import { readWorkspace } from './workspace.ts';

const all = [
  { name: '@yayan/auth', folder: 'packages/auth', uses: [] },
  { name: '@yayan/site', folder: 'packages/site', uses: ['@yayan/auth'] },
  { name: '@yayan/member', folder: 'apps/member', uses: ['@yayan/site'] },
  { name: '@yayan/api', folder: 'apps/api', uses: [] },
  { name: '@yayan/e2e', folder: 'e2e', uses: ['@yayan/api'] },
];

test('an area of the server asks for its own tests, its journeys, and the types of what uses it', () => {
  expect(
    planCheck(all, ['apps/api/src/modules/task/wall/wall.ts', 'apps/api/src/modules/task/jobs.ts']),
  ).toEqual({
    document: false,
    types: ['@yayan/api', '@yayan/e2e'],
    tests: [{ folder: 'apps/api', parts: ['src/modules/task/'] }],
    related: [],
    journeys: [
      'journeys/tasks/find-task.spec.ts',
      'journeys/tasks/hand-in.spec.ts',
      'journeys/tasks/task-types.spec.ts',
    ],
  });
});

test.each(Object.entries(journeysOf))('the journeys of %s exist', (_, parts) => {
  for (const part of parts) expect(existsSync(join(root, 'e2e', 'journeys', part)), part).toBe(true);
});

test('a feature asks for its own tests and journeys', () => {
  const { tests, journeys } = planCheck(all, ['apps/member/src/features/exchange/orders/Order.tsx']);
  expect(tests).toEqual([{ folder: 'apps/member', parts: ['src/features/exchange/'] }]);
  expect(journeys).toEqual(['journeys/exchange']);
});

test('a room of the console asks for the console’s journeys, not for those of an area with its name', () => {
  const { journeys } = planCheck(all, ['apps/console/src/features/task/TaskPage.tsx']);
  expect(journeys).toEqual(['journeys/console']);
});

test('a package asks for the types of what uses it, directly or not, and for the tests of packages', () => {
  const { types, related } = planCheck(all, ['packages/auth/src/session/session.ts']);
  expect(types).toEqual(['@yayan/auth', '@yayan/member', '@yayan/site']);
  expect(related).toEqual(['packages/site']);
});

test('tools ask for the types of all that use them, and for no tests but their own', () => {
  const tools = { name: '@yayan/tools', folder: 'tools', uses: [] };
  const user = { name: '@yayan/ui', folder: 'packages/ui', uses: ['@yayan/tools'] };
  const { types, tests, related } = planCheck([tools, user], ['tools/src/browser.ts']);
  expect(types).toEqual(['@yayan/tools', '@yayan/ui']);
  expect(tests).toEqual([{ folder: 'tools', parts: [] }]);
  expect(related).toEqual([]);
});

test('the build of the sites asks for its own tests, though every test uses tools, which use it', () => {
  const build = { name: '@yayan/site-build', folder: 'packages/site-build', uses: [] };
  const tools = { name: '@yayan/tools', folder: 'tools', uses: ['@yayan/site-build'] };
  const user = { name: '@yayan/ui', folder: 'packages/ui', uses: ['@yayan/tools'] };
  const { tests, related } = planCheck([build, tools, user], ['packages/site-build/src/late-files.ts']);
  expect(tests).toEqual([{ folder: 'packages/site-build', parts: [] }]);
  expect(related).toEqual([]);
});

test.each([
  ['a file that everything stands on', 'apps/api/src/app.ts', []],
  ['a test world', 'apps/api/test/system/test-system.ts', []],
  ['a room of the platform', 'apps/api/src/platform/jobs/jobs.ts', ['src/platform/jobs/']],
  ['a test', 'apps/api/src/modules/task/wall/wall.test.ts', ['src/modules/task/wall/wall.test.ts']],
  ['a migration', 'apps/api/migrations/0001_a.sql', []],
])('%s asks for the right tests of its package', (_, file, parts) => {
  expect(planCheck(all, [file]).tests).toEqual([{ folder: 'apps/api', parts }]);
});

test.each([['openapi/paths/task.yaml'], ['apps/api/migrations/0001_a.sql'], ['contract/enums.json']])(
  '%s asks for the document’s checks',
  (file) => {
    expect(planCheck(all, [file]).document).toBe(true);
  },
);

test('a journey asks for itself, a process test for itself, and prose for nothing', () => {
  const plan = planCheck(all, ['e2e/journeys/site/home.spec.ts', 'e2e/processes/bank.test.ts', 'docs/a.md']);
  expect(plan.journeys).toEqual(['journeys/site/home.spec.ts']);
  expect(plan.tests).toEqual([{ folder: 'e2e', parts: ['processes/bank.test.ts'] }]);
  expect(planCheck(all, ['README.md', 'packages/auth/README.md'])).toEqual({
    document: false,
    types: [],
    tests: [],
    related: [],
    journeys: [],
  });
});

test('the workspace is read with who uses whom', () => {
  const members = readWorkspace(root);
  expect(members.find(({ folder }) => folder === 'apps/member')?.uses).toContain('@yayan/ui');
  expect(members.map(({ folder }) => folder)).toEqual(expect.arrayContaining(['tools', 'e2e', 'bench']));
});
