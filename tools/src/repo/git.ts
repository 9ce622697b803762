import { execFileSync, spawnSync } from 'node:child_process';

/** Git in one folder. */
export interface Git {
  /** The lines a command prints. */
  lines: (...args: string[]) => readonly string[];
  /** The text of a file in a commit; empty without the file. */
  textAt: (commit: string, file: string) => string;
}

export const gitIn = (cwd: string): Git => ({
  lines: (...args) =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...args], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
      .split('\n')
      .filter((line) => line !== ''),
  textAt: (commit, file) => {
    const { status, stdout } = spawnSync('git', ['show', `${commit}:${file}`], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    return status === 0 ? stdout : '';
  },
});

/** Whether a folder has a git history; an unpacked archive has none. */
export const hasHistory = (cwd: string): boolean =>
  spawnSync('git', ['rev-parse', 'HEAD'], { cwd, stdio: 'ignore' }).status === 0;
