import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChangeset } from './changeset.ts';
import { type Git, gitIn, hasHistory } from '../repo/git.ts';
import { isPublished, publishedText } from './published-text.ts';
import { type PublishedPackage, publishedPackages } from './published-packages.ts';

const isChangeset = (file: string): boolean => /^\.changeset\/(?!README)[^/]+\.md$/u.test(file);

const names = (text: string, name: string): boolean => {
  try {
    return readChangeset(text).packages.has(name);
  } catch {
    return false;
  }
};

/** What is wrong with the changesets themselves. */
const malformed = (root: string, known: ReadonlySet<string>): readonly string[] =>
  globSync('.changeset/*.md', { cwd: root })
    .filter(isChangeset)
    .flatMap((file) => {
      try {
        const { packages } = readChangeset(readFileSync(join(root, file), 'utf8'));
        const unknown = [...packages.keys()].filter((name) => !known.has(name));
        return unknown.map((name) => `${file} names ${name}, which is not published`);
      } catch (error) {
        return [`${file} ${error instanceof Error ? error.message : String(error)}`];
      }
    });

/** All files that differ from a commit, committed or not. */
const changedSince = (git: Git, commit: string, ...paths: string[]): readonly string[] => [
  ...git.lines('diff', '--no-renames', '--name-only', commit, '--', ...paths),
  ...git.lines('ls-files', '--others', '--exclude-standard', '--', ...paths),
];

/** The commit up to which a package's changes are reported: by its newest changeset or, after a release, by its changelog. */
const lastReport = (git: Git, { name, folder }: PublishedPackage): string | undefined => {
  const changelog = `${folder}/CHANGELOG.md`;
  const log = git.lines(
    'log',
    '--topo-order',
    '--format=commit %H',
    '--name-only',
    '--diff-filter=AM',
    '--',
    '.changeset',
    changelog,
  );
  let commit = '';
  for (const line of log) {
    if (line.startsWith('commit ')) commit = line.slice('commit '.length);
    else if (line === changelog || (isChangeset(line) && names(git.textAt(commit, line), name)))
      return commit;
  }
  return undefined;
};

/** The content to be published, each file's text in a fixed order. */
const textOf = (files: readonly string[], read: (file: string) => string): string =>
  files
    .map((file) => ({ file, text: read(file) }))
    .filter(({ text }) => text !== '')
    .map(({ file, text }) => publishedText(file, text))
    .toSorted()
    .join('\n');

/** The files in which a package changed for its users since its changes were last reported; empty without changes. */
const unreportedIn = (root: string, git: Git, published: PublishedPackage): readonly string[] => {
  const since = lastReport(git, published);
  if (since === undefined) return [published.folder];
  const now = (file: string): string =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  const isReported = changedSince(git, 'HEAD', '.changeset').some(
    (file) => isChangeset(file) && names(now(file), published.name),
  );
  if (isReported) return [];
  const files = changedSince(git, since, published.folder).filter(isPublished);
  return textOf(files, now) === textOf(files, (file) => git.textAt(since, file)) ? [] : files;
};

/**
 * What is missing in a repo's changesets, one line each: a published package that changed for its users after its newest
 * changeset, and a changeset that can't be read. Uses only the history of this clone.
 */
export const unreportedChanges = (root: string): readonly string[] => {
  const all = publishedPackages(root);
  const wrong = malformed(root, new Set(all.map(({ name }) => name)));
  if (!hasHistory(root)) return wrong;
  const git = gitIn(root);
  return [
    ...wrong,
    ...all.flatMap((published) => {
      const files = unreportedIn(root, git, published);
      return files.length === 0
        ? []
        : [
            `${published.name} changed without a changeset: run \`pnpm changeset\`, or write \`none\` as its type when no user sees it\n` +
              files.map((file) => `  ${file}`).join('\n'),
          ];
    }),
  ];
};
