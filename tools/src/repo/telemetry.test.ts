import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../check/run-command.ts';
import { root } from './source-files.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const withTurbo = Object.entries(scripts).filter(([, script]) => /\bturbo\b/u.test(script));
const bin = join(root, 'node_modules', '.bin');

/** Calls `act` with an empty home folder and resolves to the files it left there. */
const filesLeftIn = async (act: (home: string) => unknown): Promise<readonly string[]> => {
  const home = mkdtempSync(join(tmpdir(), 'yayan-home-'));
  try {
    await act(home);
    return readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  } finally {
    rmSync(home, { recursive: true });
  }
};

test('some scripts use Turborepo', () => {
  expect(withTurbo.length).toBeGreaterThan(0);
});

test.each(withTurbo)('`pnpm %s` sends no telemetry on a machine that never ran it', async (_, script) => {
  const left = await filesLeftIn((home) =>
    execFileSync('sh', ['-c', `${script} --dry=json`], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { HOME: home, PATH: [bin, dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter) },
    }),
  );
  expect(left).toEqual([]);
});

test('the check sends none either', async () => {
  const left = await filesLeftIn(async (home) => {
    const { ok } = await runCommand(join(bin, 'turbo'), ['run', 'types', '--dry=json'], {
      cwd: root,
      env: { HOME: home, XDG_CONFIG_HOME: join(home, '.config') },
    });
    expect(ok).toBe(true);
  });
  expect(left).toEqual([]);
});
