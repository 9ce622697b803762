import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMarkdownRenderer } from 'vitepress';
import { beforeRelease, sdkVersion } from './before-release.ts';
import { tableFences } from './table-fences.ts';

const repository = join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(join(repository, file), 'utf8');

describe.each(['en', 'zh'] as const)('the notice in %s', (language) => {
  test('goes with the first version of the packages', () => {
    expect(beforeRelease(language, '0.1.0')).toBe('');
    expect(beforeRelease(language, '0.0.0')).toContain('npm');
  });

  test('names files and packages of this repository', () => {
    const text = beforeRelease(language, '0.0.0');
    const mains = [...text.matchAll(/^node_modules\/\.bin\/node (\S+)$/gmu)].map(([, main = '']) => main);
    expect(mains).toHaveLength(2);
    expect(globSync(mains, { cwd: repository })).toHaveLength(2);
    const packed = [...text.matchAll(/--filter @yayan\/([\w-]+)/gu)].map(([, name = '']) => name);
    expect(packed).toEqual(['auth', 'api-client', 'mock', 'partner-kit']);
    for (const name of packed) expect(read(`packages/${name}/package.json`)).toContain(`"@yayan/${name}"`);
  });
});

const pages = globSync('**/*.md', { cwd: join(repository, 'docs-site/pages') }).map((file) =>
  file.slice(0, -'.md'.length),
);
const needing = pages.filter((page) =>
  /\b(?:npm install|npx) @yayan\/|^```before-release$/mu.test(read(`docs-site/pages/${page}.md`)),
);

test('guides in both languages use packages that npm doesn’t have', () => {
  const english = needing.filter((page) => !page.startsWith('zh/'));
  expect(english).toEqual(expect.arrayContaining(['index', 'guide/first-call', 'guide/react']));
  expect(needing.filter((page) => page.startsWith('zh/')).toSorted()).toEqual(
    english.map((page) => `zh/${page}`).toSorted(),
  );
});

test.each(needing)('%s says how to get the packages while npm doesn’t have them', async (page) => {
  const language = page.startsWith('zh/') ? 'zh' : 'en';
  const markdown = await createMarkdownRenderer(join(repository, 'docs-site/pages'), {
    config: tableFences,
  });
  const file = `${page}.md`;
  const html = await markdown.renderAsync(read(`docs-site/pages/${file}`), { relativePath: file });
  const title = { en: 'Not on npm yet', zh: '还没有发布到 npm' }[language];
  expect(html.includes(title)).toBe(sdkVersion() === '0.0.0');
});
