import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedPackages } from '@yayan/tools/published-packages';
import { createMarkdownRenderer } from 'vitepress';
import { describe, expect, test } from 'vitest';
import { beforeRelease, installation, sdkVersion } from './before-release.ts';
import { tableFences } from './table-fences.ts';

const repository = join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(join(repository, file), 'utf8');

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  test('readers install from npm, without a notice, from the first version of the packages on', () => {
    expect(installation(language, '0.1.0')).toContain('npm install @yayan/api-client');
    expect(installation(language, '0.1.0')).not.toContain('archives');
    expect(beforeRelease(language, '0.1.0')).toBe('');
  });

  test('until then no command asks npm for a package that it does not have', () => {
    const commands = installation(language, '0.0.0').match(/^(?:npm|npx) .*$/gmu) ?? [];
    expect(commands).toContain('npm install /tmp/yayan/*.tgz');
    expect(commands.filter((command) => command.includes('@yayan/'))).toEqual([]);
    expect(beforeRelease(language, '0.0.0')).toContain('/guide/first-call#your-machine');
  });
});

test('the script that readers run in a clone makes an archive of each published package', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { archives: string } };
  const packed = [...scripts.archives.matchAll(/--filter (\S+)/gu)].map(([, name]) => name);
  expect(new Set(packed)).toEqual(new Set(publishedPackages(repository).map(({ name }) => name)));
});

const pages = globSync('**/*.md', { cwd: join(repository, 'docs-site/pages') }).map((file) =>
  file.replaceAll('\\', '/').slice(0, -'.md'.length),
);
const needing = pages.filter((page) =>
  /\b(?:npm install|npx) @yayan\/|^```(?:before-release|installation)$/mu.test(
    read(`docs-site/pages/${page}.md`),
  ),
);

test('guides in both languages use packages that npm doesn’t have', () => {
  const english = needing.filter((page) => !page.startsWith('zh/'));
  expect(english).toEqual(expect.arrayContaining(['index', 'guide/first-call', 'guide/react']));
  expect(needing.filter((page) => page.startsWith('zh/')).toSorted()).toEqual(
    english.map((page) => `zh/${page}`).toSorted(),
  );
});

test.each(needing)('%s says that npm doesn’t have the packages as long as that is so', async (page) => {
  const language = page.startsWith('zh/') ? 'zh' : 'en';
  const markdown = await createMarkdownRenderer(join(repository, 'docs-site/pages'), {
    config: tableFences,
  });
  const file = `${page}.md`;
  const html = await markdown.renderAsync(read(`docs-site/pages/${file}`), { relativePath: file });
  const said = { en: 'not on npm yet', zh: '还没有发布到 npm' }[language];
  expect(html.includes(said)).toBe(sdkVersion() === '0.0.0');
});
