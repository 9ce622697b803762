import { type Git, gitIn } from '../repo/git.ts';

/** What was changed, and compared with which commit. */
export interface Changes {
  /** The commit to compare with. */
  base: string;
  /** Paths from the repo's root, committed or not, deleted files included. */
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

/** The commit at which the current branch left main; undefined if there is no main. */
const forkOf = (git: Git): string | undefined => {
  for (const main of ['origin/main', 'main']) {
    const known =
      git.lines('branch', '--all', '--list', main, `remotes/${main}`, '--format=%(refname)').length > 0;
    if (known) return git.lines('merge-base', 'HEAD', main)[0];
  }
  return undefined;
};

/**
 * The changes since the given commit or branch. By default: since the current branch left main; on main, the uncommitted
 * changes; and if there are none, the last commit.
 */
export const changesIn = (root: string, wanted?: string): Changes => {
  const git = gitIn(root);
  const base = wanted === undefined ? (forkOf(git) ?? 'HEAD') : (commitOf(git, wanted) ?? wanted);
  const files = changedSince(git, base);
  if (files.length > 0 || wanted !== undefined) return { base, files };
  return { base: 'HEAD~1', files: changedSince(git, 'HEAD~1') };
};
