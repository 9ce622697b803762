import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningMock, startMock } from '@yayan/mock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sign } from '../snippets/sign-by-hand.ts';

const snippets = join(import.meta.dirname, '..', 'snippets');
const needed = ['bash', 'curl', 'jq', 'openssl'];
/** A machine that only builds the product may lack one; the other samples are tested everywhere. */
const missing = needed.filter((program) => spawnSync(program, ['--version']).error);

let mock: RunningMock;
let folder: string;

beforeAll(async () => {
  mock = await startMock();
  folder = mkdtempSync(join(tmpdir(), 'yayan-samples-'));
});
afterAll(async () => {
  await mock.stop();
  rmSync(folder, { recursive: true });
});

/** Runs a sample as it stands, against a mock on a free port. All run in one folder, as a reader would run them. */
const run = async (name: string): Promise<string[]> => {
  const text = readFileSync(join(snippets, `${name}.sh`), 'utf8').replaceAll(
    'http://127.0.0.1:4450',
    mock.url,
  );
  const shell = spawn('bash', ['-euo', 'pipefail', '-c', text], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let problems = '';
  shell.stdout.on('data', (data) => (printed += String(data)));
  shell.stderr.on('data', (data) => (problems += String(data)));
  const code = await new Promise((resolve) => shell.on('close', resolve));
  if (code !== 0) throw new Error(`${name}.sh ended with ${String(code)}: ${problems}`);
  return printed.trimEnd().split('\n');
};

describe.skipIf(missing.length > 0)('samples for curl', () => {
  test('the first call lists the benefits that its guide shows', async () => {
    const [answer = ''] = await run('first-call');
    const shown = readFileSync(join(snippets, 'output', 'first-call.json'), 'utf8');
    expect(JSON.parse(answer)).toEqual(JSON.parse(shown));
  });

  test(
    'a member signs in, answers a task, orders twice with one key, and revokes',
    { timeout: 180_000 },
    async () => {
      expect(await run('sign-in')).toEqual(['138****8000 has 1280 coins']);
      expect(await run('tasks')).toEqual([
        '早餐习惯小调查: 120 coins',
        '通勤路上听什么: 200 coins',
        '年轻人的早餐习惯：讨论小组: 120 coins',
        '周末的家庭早餐: 150 coins',
        'next',
        'result 1, 120 coins available',
      ]);
      expect(await run('order')).toEqual([
        'ordered 10 元视频会员月卡, 400 coins left',
        'ordered 10 元视频会员月卡, 400 coins left',
        'revoked, 1400 coins again',
      ]);
      expect(await run('errors')).toEqual([expect.stringMatching(/^code 24\d{3}: 每次最多兑换 1 件$/)]);
      expect(await run('paging')).toContain('1280 新人见面礼');
      expect(await run('live')).toEqual(['event: balance']);
      expect(await run('upload')).toEqual(['成功']);
    },
  );

  test('a report is signed as the kit signs it', async () => {
    const [address = ''] = await run('sign-by-hand');
    const { searchParams } = new URL(address);
    const pairs = [...searchParams].filter(([name]) => name !== 'k' && name !== 'sig');
    expect(searchParams.get('sig')).toBe(sign(pairs, 'the-secret-we-agreed-on'));
  });
});
