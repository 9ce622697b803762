import { expect, test } from 'vitest';
import { importGraph } from './import-graph.ts';
import { frontDoors, refusedImports } from './import-rules.ts';

/** The faults in files with these texts. */
const refused = (files: Readonly<Record<string, string>>): string =>
  refusedImports(importGraph(new Map(Object.entries(files)))).join('\n');

const member = 'apps/member/src';
const api = 'apps/api/src';

test.each([
  ['a package uses an app', 'packages/site/src/a.ts', '@yayan/api', 'site may not use api'],
  ['an app uses an app', `${member}/a.ts`, '@yayan/bbs', 'member may not use bbs'],
  ['ui knows a call', 'packages/ui/src/a.ts', '@yayan/api-client', 'ui may not use api-client'],
  ['ui knows the session', 'packages/ui/src/a.ts', '@yayan/auth/x', 'ui may not use auth'],
  [
    'auth uses what stands on it',
    'packages/auth/src/a.ts',
    '@yayan/api-client',
    'auth may not use api-client',
  ],
  ['the product uses tools', 'packages/site/src/a.ts', '@yayan/tools/browser', 'site may not use tools'],
  [
    'the product uses its own build',
    `${member}/a.ts`,
    '@yayan/site-build/app-shell',
    'member may not use site-build',
  ],
  ['the build uses what it builds', 'packages/site-build/src/a.ts', '@yayan/ui', 'site-build may not use ui'],
  ['a page uses the mock', `${member}/a.ts`, '@yayan/mock', 'member may not use mock'],
  ['a package is reached by a path', 'packages/site/src/a.ts', '../../ui/src/b.ts', "by the package's name"],
  ['the server uses a package of pages', `${api}/modules/task/a.ts`, '@yayan/ui', 'api may not use ui'],
])('directions of packages: %s', (_, from, to, why) => {
  expect(refused({ [from]: `import '${to}';` })).toContain(why);
});

test.each([
  ['its neighbour, by the shortest path', `${member}/features/task/Page.tsx`, '../exchange/Price.tsx'],
  ['from a room of its own', `${member}/features/task/wall/Page.tsx`, '../../exchange/orders/Price.tsx'],
  [
    'by going round through src',
    `${member}/features/task/Page.tsx`,
    '../../../src/features/exchange/Price.tsx',
  ],
  ['on the discussion site', 'apps/bbs/src/features/group/a.ts', '../home/b.ts'],
])('features by themselves: a feature imports %s', (_, from, to) => {
  expect(refused({ [from]: `export * from '${to}';` })).toContain('features by themselves');
});

test('a feature may import itself, the shell and packages', () => {
  expect(
    refused({
      [`${member}/features/task/wall/Page.tsx`]:
        "import '../detail/Seats.tsx';\nimport '../../../shell/frame/Frame.tsx';\nimport '@yayan/ui';",
    }),
  ).toBe('');
});

test.each([
  [`${member}/shell/frame/Frame.tsx`, '../../features/task/Page.tsx'],
  [`${member}/features/task/Page.tsx`, '../../routes.tsx'],
  [`${api}/platform/jobs/jobs.ts`, '../../http/call.ts'],
  [`${api}/errors/api-fault.ts`, '../platform/clock.ts'],
  [`${api}/http/server.ts`, '../modules/task/wall.ts'],
  [`${api}/modules/task/wall.ts`, '../../composition/modules.ts'],
  [`${api}/composition/modules.ts`, '../app.ts'],
])('no import upwards: %s imports %s', (from, to) => {
  expect(refused({ [from]: `import type { A } from '${to}';` })).toContain('no import upwards');
});

test.each([
  ['../identity/store.ts'],
  ['../identity/member-store.ts'],
  ['../identity/sessions/session-store.ts'],
])('own stores: an area imports %s', (store) => {
  expect(refused({ [`${api}/modules/task/wall.ts`]: `import { a } from '${store}';` })).toContain(
    'own stores',
  );
  expect(refused({ [`${api}/modules/identity/sign-in.ts`]: `import { a } from '${store}';` })).toBe('');
});

test('own stores: commands and composition go through the areas too, only tests may read their stores', () => {
  for (const room of ['commands', 'composition'])
    expect(refused({ [`${api}/${room}/pay.ts`]: "import '../modules/task/store.ts';" })).toContain(
      'own stores',
    );
  expect(refused({ [`${api}/modules/task/wall.test.ts`]: "import '../identity/store.ts';" })).toBe('');
});

test.each([
  [`${api}/modules/task/wall.ts`, '../../../test/task/task-world.ts'],
  [`${api}/modules/task/wall.ts`, '../../../test/system/test-system.ts'],
  [`${member}/features/task/Page.tsx`, './testing/cast.ts'],
  ['packages/site/src/a.ts', '@yayan/api/testing'],
])('no test world in the product: %s imports %s', (from, to) => {
  expect(refused({ [from]: `import '${to}';` })).toContain('no test world in the product');
});

test('tests of a site may use the mock', () => {
  expect(refused({ [`${member}/testing/open-mock.ts`]: "import { createMock } from '@yayan/mock';" })).toBe(
    '',
  );
});

test('tests and test worlds may use test worlds, and the rooms’ order does not apply to them', () => {
  expect(
    refused({
      [`${api}/platform/jobs/jobs.test.ts`]: "import '../../../test/system/test-system.ts';",
      'apps/api/test/task/task-world.ts': "import '../system/test-system.ts';",
    }),
  ).toBe('');
});

test.each([
  ['values', "import { b } from './b.ts';", "import { a } from './a.ts';"],
  ['types', "import type { B } from './b.ts';", "import type { A } from './a.ts';"],
  ['what is exported again', "export * from './b.ts';", "export type { A } from './a.ts';"],
  ['what is loaded later', "const b = await import('./b.ts');", "import { a } from './a.ts';"],
])('no circles, types counted: %s', (_, a, b) => {
  expect(refused({ [`${api}/modules/task/a.ts`]: a, [`${api}/modules/task/b.ts`]: b })).toContain(
    `no circles, types counted: ${api}/modules/task/a.ts ⇄ ${api}/modules/task/b.ts`,
  );
});

test('a circle over more files is reported once, with all of them', () => {
  const files = {
    'packages/site/src/a.ts': "import './b.ts';",
    'packages/site/src/b.ts': "import './c.ts';",
    'packages/site/src/c.ts': "import './a.ts'; import './d.ts';",
    'packages/site/src/d.ts': '',
  };
  expect(refused(files)).toBe(
    'no circles, types counted: packages/site/src/a.ts ⇄ packages/site/src/b.ts ⇄ packages/site/src/c.ts',
  );
});

test('order in areas: a lower wing of an area may not import a higher one', () => {
  const group = `${api}/modules/group`;
  expect(refused({ [`${group}/people/life.ts`]: "import '../desk/analysis/desk.ts';" })).toContain(
    'order in areas',
  );
  expect(refused({ [`${group}/desk/desk.ts`]: "import '../people/life.ts';" })).toBe('');
});

test('order in areas: folders that the order does not name are on top', () => {
  const group = `${api}/modules/group`;
  expect(refused({ [`${group}/handlers.ts`]: "import './hosting/topics.ts';" })).toBe('');
  expect(refused({ [`${group}/hosting/topics.ts`]: "import '../handlers.ts';" })).toContain('order in areas');
});

test('neighbouring folders may not import each other both ways', () => {
  const files = {
    [`${api}/modules/help/articles/a.ts`]: "import '../search/b.ts';",
    [`${api}/modules/help/search/c.ts`]: "import '../articles/d.ts';",
  };
  expect(refused(files)).toBe(
    `folders import each other both ways: ${api}/modules/help/articles ⇄ ${api}/modules/help/search`,
  );
});

test('a file and a folder beside it may not import each other both ways', () => {
  const files = {
    [`${api}/modules/help/posting/a.ts`]: "import type { B } from '../post.ts';",
    [`${api}/modules/help/post.ts`]: "import './posting/c.ts';",
  };
  expect(refused(files)).toBe(
    `a file and a folder import each other both ways: ${api}/modules/help/post.ts ⇄ ${api}/modules/help/posting`,
  );
});

test('no http in rules: a rule may not import how calls come in', () => {
  expect(refused({ [`${api}/modules/task/wall.ts`]: "import '../../http/routes.ts';" })).toContain(
    'no http in rules',
  );
  expect(
    refused({ [`${api}/modules/task/wall.ts`]: "import type { Call } from '../../call/call.ts';" }),
  ).toBe('');
});

test('demo data is loaded by the sandbox alone, when it starts', () => {
  expect(refused({ [`${api}/main.ts`]: "const { seed } = await import('../demo/seed.ts');" })).toBe('');
  expect(refused({ [`${api}/main.ts`]: "import { seed } from '../demo/seed.ts';" })).toContain(
    'no test world in the product',
  );
});

test.each([
  [`${api}/modules/task/wall.ts`, 'wallet/module.ts', true],
  [`${api}/modules/task/wall.ts`, 'wallet/api.ts', true],
  [`${api}/modules/task/wall.ts`, 'wallet/statement/statement.ts', false],
  [`${api}/modules/task/wall.ts`, 'wallet/statement/module.ts', false],
  [`${api}/composition/modules.ts`, 'wallet/handlers.ts', false],
  [`${api}/commands/pay.ts`, 'wallet/pay.ts', false],
  [`${api}/modules/task/wall.ts`, 'help/help.ts', true],
  [`${api}/modules/wallet/pay.ts`, 'wallet/statement/statement.ts', true],
  ['apps/api/test/wallet/wallet-world.ts', 'wallet/statement/statement.ts', true],
  ['apps/api/demo/wallet/seed.ts', 'wallet/statement/statement.ts', true],
])('front doors: may %s import %s? %s', (from, used, allowed) => {
  const { refuse } = frontDoors(new Set(['wallet']));
  expect(refuse({ from, to: `${api}/modules/${used}`, lazy: false }) === undefined).toBe(allowed);
});
