import { type Git, gitIn } from '../repo/git.ts';

/** What was changed, and since when. */
export interface Changes {
  /** The commit it is compared with. */
  base: string;
  /** Paths from the repo's root, committed or not; those that are gone too. */
  files: readonly string[];
}

const changedSince = (git: Git, base: string): readonly string[] => [
  ...new Set([
    ...git.lines('diff', '--name-only', '--no-renames', base),
    ...git.lines('ls-files', '--others', '--exclude-standard'),
  ]),
];

const commitOf = (git: Git, name: string): string | undefined =>
  git.lines('rev-list', '--max-count=1', '--ignore-missing', name, '--')[0];

/** Where the work at hand left main; undefined where there is no main. */
const forkOf = (git: Git): string | undefined => {
  for (const main of ['origin/main', 'main']) {
    const known =
      git.lines('branch', '--all', '--list', main, `remotes/${main}`, '--format=%(refname)').length > 0;
    if (known) return git.lines('merge-base', 'HEAD', main)[0];
  }
  return undefined;
};

/**
 * What changed since the given commit or branch. Without one: since the work at hand left main; on main itself, what is
 * not committed; and when everything is, the last commit.
 */
export const changesIn = (root: string, wanted?: string): Changes => {
  const git = gitIn(root);
  const base = wanted === undefined ? (forkOf(git) ?? 'HEAD') : (commitOf(git, wanted) ?? wanted);
  const files = changedSince(git, base);
  if (files.length > 0 || wanted !== undefined) return { base, files };
  return { base: 'HEAD~1', files: changedSince(git, 'HEAD~1') };
};
