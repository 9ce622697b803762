import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChangeset } from '@yayan/tools/changeset';
import { publishedPackages } from '@yayan/tools/published-packages';
import type { Language } from './navigation.ts';

const repository = join(import.meta.dirname, '..', '..');

const notReleased: Readonly<Record<Language, string>> = { en: 'Not released yet', zh: '还没有发布' };

/** The larger changes come first. */
const order = ['major', 'minor', 'patch'];

/** What the next release of a package says: its changesets, each a line of a list unless it has a list itself. */
const pendingOf = (root: string, name: string): string =>
  globSync('.changeset/*.md', { cwd: root })
    .toSorted()
    .map((file) => readChangeset(readFileSync(join(root, file), 'utf8')))
    .map(({ packages, text }) => ({ text, rank: order.indexOf(packages.get(name) ?? '') }))
    .filter(({ rank }) => rank !== -1)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ text }) => (/^- /mu.test(text) ? text : `- ${text.replaceAll('\n', '\n  ')}`))
    .join('\n\n');

/** The released changes of a package, its versions one level below the package. */
const releasedOf = (root: string, folder: string): string => {
  const file = join(root, folder, 'CHANGELOG.md');
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8')
    .replace(/^# .*\n/u, '')
    .replaceAll(/^#/gmu, '##')
    .trim();
};

/** The changelogs of the published packages, what is not released yet first: Markdown, in English in both languages. */
export const changelog = (language: Language, root = repository): string =>
  publishedPackages(root)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, folder }) => {
      const pending = pendingOf(root, name);
      return [
        `## ${name}`,
        ...(pending === '' ? [] : [`### ${notReleased[language]} {#${name.split('/')[1]}-next}`]),
        `<div lang="en">\n\n${[pending, releasedOf(root, folder)].filter(Boolean).join('\n\n')}\n\n</div>`,
      ].join('\n\n');
    })
    .join('\n\n');
