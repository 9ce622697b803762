import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { describe, expect, test } from 'vitest';
import { areas, sidebar } from './navigation.ts';
import { runnable } from './runnable-snippets.ts';
import { tables } from './tables.ts';

const root = join(import.meta.dirname, '..');
const pages = join(root, 'pages');
const textOf = (file: string): string => readFileSync(join(pages, file), 'utf8');
const english = globSync('{*.md,{guide,reference}/*.md}', { cwd: pages }).map((file) =>
  file.replaceAll('\\', '/'),
);

const linksOf = (items: readonly DefaultTheme.SidebarItem[]): string[] =>
  items.flatMap(({ link, items: below = [] }) => [...(link === undefined ? [] : [link]), ...linksOf(below)]);

test('every page is written in both languages', () => {
  const chinese = globSync('zh/**/*.md', { cwd: pages }).map((file) => file.replaceAll('\\', '/'));
  expect(chinese.toSorted()).toEqual(english.map((file) => `zh/${file}`).toSorted());
});

describe.each(['en', 'zh'] as const)('the menu in %s', (language) => {
  const links = linksOf(sidebar(language));

  test('leads to pages that exist, and to every page', () => {
    const prefix = language === 'en' ? '/' : '/zh/';
    const generated = new Set(Object.keys(areas).map((area) => `${prefix}reference/${area}`));
    const fileOf = (link: string): string => `${link.slice(1)}${link.endsWith('/') ? 'index' : ''}.md`;
    const written = links.filter((link) => !generated.has(link));
    expect(written.filter((link) => !existsSync(join(pages, fileOf(link))))).toEqual([]);
    const all = english
      .filter((file) => !file.includes('[') && file !== 'index.md')
      .map((file) => prefix.slice(1) + file);
    expect(written.map(fileOf).toSorted()).toEqual(all.toSorted());
    expect(links).toEqual(expect.arrayContaining([...generated]));
  });

  test('has the guides in the order in which a developer needs them', () => {
    const order = [
      'first-call',
      'sign-in',
      'tasks',
      'errors',
      'paging',
      'live',
      'uploads',
      'webhooks',
      'partners',
      'testing',
      'going-live',
    ];
    const places = order.map((name) => links.findIndex((link) => link.endsWith(`/guide/${name}`)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});

describe.each(english.filter((file) => !file.includes('[')))('%s', (file) => {
  const samplesOf = (text: string): string[] => [
    ...[...text.matchAll(/^<<< @\/\.\.\/(\S+)/gmu)].map(([, name = '']) => name),
    ...[...text.matchAll(/<Run snippet="([\w-]+)"/gu)].map(([, name]) => `run ${name}`),
  ];

  test('shows the same samples in both languages, and has one title', () => {
    expect(samplesOf(textOf(`zh/${file}`))).toEqual(samplesOf(textOf(file)));
    expect(textOf(file).match(/^# /gmu)).toHaveLength(1);
    expect(textOf(`zh/${file}`).match(/^# /gmu)).toHaveLength(1);
  });
});

test('every sample is on a page, and every sample for curl has one in TypeScript', () => {
  const shown = english.map(textOf).join('\n');
  const samples = globSync('snippets/*.*', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  expect(samples.filter((file) => !shown.includes(file))).toEqual([]);
  expect(
    samples.filter((file) => file.endsWith('.sh') && !samples.includes(file.replace('.sh', '.ts'))),
  ).toEqual([]);
});

test('every sample that a page offers to run is one that runs in pages, and whose output it shows', () => {
  const offered = english
    .flatMap((file) => [...textOf(file).matchAll(/<Run snippet="([\w-]+)"/gu)])
    .map(([, name = '']) => name);
  const component = readFileSync(join(root, '.vitepress', 'theme', 'Run.ts'), 'utf8');
  const [, runs = ''] = /snippets\/\{([\w,-]+)\}\.ts/u.exec(component) ?? [];
  expect(runs.split(',').toSorted()).toEqual([...new Set(offered)].toSorted());
  const outputs = globSync('*.txt', { cwd: join(root, 'snippets', 'output') });
  expect(outputs.map((file) => file.replace('.txt', '')).toSorted()).toEqual(runs.split(',').toSorted());
});

test('a sample becomes a function that prints where it is told to', async () => {
  const script = runnable(
    "import { join } from 'node:path';\nconst parts: string[] = ['a'];\nexport const all = join(...parts);\nconsole.log(all);\n",
  );
  const { default: run } = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as {
    default: (console: { log: (line: string) => void }) => Promise<void>;
  };
  const printed: string[] = [];
  await run({ log: (line) => void printed.push(line) });
  await run({ log: (line) => void printed.push(line) });
  expect(printed).toEqual(['a', 'a']);
});

test('the tables have the same rows in both languages', () => {
  for (const table of Object.values(tables))
    expect(table('zh').split('\n').length).toBe(table('en').split('\n').length);
  expect(tables['scenes']?.('en')).toContain('| `sold-out` |');
  expect(tables['results']?.('en')).toContain('| `2` | Screened out |');
  expect(tables['call-limits']?.('en')).toMatch(
    /^- \*\*6 calls a minute\*\*: \[`downloadCampaignDraws`\]\(\/reference\/campaign#/u,
  );
  expect(tables['areas']?.('zh')).toMatch(/\| \[兑换\]\(\/zh\/reference\/exchange\) \| [^|]+ \| \d+ \|/u);
});
