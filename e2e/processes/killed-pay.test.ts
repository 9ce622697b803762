import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { holdBalance, prepareGroupPay } from '@yayan/api/testing/prepare-group-pay';
import { expect, test } from 'vitest';
import { startApiServer } from '../stack/servers/api-server.ts';
import { callPatiently } from '../stack/servers/member-client.ts';
import { copyPrepared, type ServerEnvironment } from '../stack/servers/prepared.ts';

const cli = join(import.meta.dirname, '..', '..', 'apps', 'api', 'src', 'cli.ts');
const members = 12;
const coins = 100;
/** The pay-out is killed while it posts to this member's balance: their participation has ended, and nothing is committed. */
const heldPlace = 5;

const envOf = (env: ServerEnvironment): NodeJS.ProcessEnv => ({ ...process.env, ...env });

const yayan = async (env: ServerEnvironment, ...words: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, [cli, ...words], { env: envOf(env) })).stdout;

test('a group whose pay-out is killed in the middle of a transfer pays each person exactly once', async () => {
  const env = await copyPrepared();
  const { hash, people } = await prepareGroupPay(env, { members, coins });
  const confirm = ['group', 'pay', 'confirm', hash, '--by', '林晓'] as const;
  const heldMember = people[heldPlace]?.memberId;
  if (heldMember === undefined) throw new Error('There are fewer people');

  const held = await holdBalance(env.DATABASE_URL, heldMember);
  const paying = spawn(process.execPath, [cli, ...confirm], { env: envOf(env), stdio: 'ignore' });
  const ended = once(paying, 'exit');
  await expect.poll(held.waiting).toBe(1);
  paying.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  await held.release();

  const server = await startApiServer(env);
  const get = async (path: string, token: string) => (await callPatiently(server.url, path, { token })).data;
  const balances = async (): Promise<number[]> =>
    await Promise.all(
      people.map(async ({ token }) => ((await get('/v1/points', token)) as { available: number }).available),
    );
  expect(await balances()).toEqual(people.map((_, place) => 1 + (place < heldPlace ? coins : 0)));

  // Two operators confirm at once, next to the running server.
  await Promise.all([yayan(env, ...confirm), yayan(env, ...confirm)]);
  expect(await balances()).toEqual(people.map(() => 1 + coins));
  for (const { token } of people) {
    const { items } = (await get('/v1/task-records', token)) as {
      items: { result: number; coins: number }[];
    };
    expect(items).toMatchObject([{ result: 1, coins }]);
  }
  await server.stop();
  expect(await yayan(env, 'reconcile')).toMatch(/ok/);
});
