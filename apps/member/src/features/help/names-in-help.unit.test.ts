import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const apps = join(import.meta.dirname, '..', '..', '..', '..');
const help = join(apps, 'api', 'data', 'help');

const readAll = (folder: string, name: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file) && !file.includes('test'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const articles = readAll(help, /\.yaml$/u);
const site = ['member/src', '../packages/ui/src', '../packages/site/src']
  .map((folder) => readAll(join(apps, folder), /\.tsx?$/u))
  .join('\n');

test('every button and section that the help articles name is on the site in the same words', () => {
  const named = [...articles.matchAll(/(?:点|点一次|的|里有|旁边的|在)“(?<name>[^”]+)”/gu)].map(
    ({ groups }) => groups?.['name'] ?? '',
  );
  expect(named.length).toBeGreaterThan(15);
  expect([...new Set(named)].filter((name) => !site.includes(name))).toEqual([]);
});

test('every page that the help articles link to is a page of the site', () => {
  const routes = readFileSync(join(apps, 'member', 'src', 'routes.tsx'), 'utf8');
  const linked = [...articles.matchAll(/\]\((?<path>\/[^)#?]*)/gu)].map(
    ({ groups }) => groups?.['path'] ?? '',
  );
  expect(linked.length).toBeGreaterThan(20);
  expect([...new Set(linked)].filter((path) => !routes.includes(`'${path}'`))).toEqual([]);
});
