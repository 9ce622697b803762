import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '../commands.ts';
import { commandOutcome } from '../../../test/commands/command-outcome.ts';
import { type CommandWorld, commandWorld } from '../../../test/commands/command-world.ts';
import { readConfig } from '../../platform/config/config.ts';
import { openPlatform, startPlatform, stopPlatform } from '../../platform/platform.ts';

let world: CommandWorld;
beforeAll(async () => {
  world = await commandWorld();
});
afterAll(() => world.end());

const run = (...args: string[]) => commandOutcome(commands, ['jobs', ...args], world.env);

it('lists failed jobs with their last error, and tries one again', { timeout: 120_000 }, async () => {
  expect(await run('list')).toMatchObject({ code: 0, out: '0 jobs have failed' });
  const platform = await openPlatform(readConfig(world.env));
  platform.jobs.define('test.send', async () => undefined);
  await startPlatform(platform, { work: false });
  const id = await platform.database.transaction((tx) => platform.jobs.sendIn(tx, 'test.send', {}));
  await sql`update jobs.job set state = 'failed', completed_on = now(), output = '{"message":"away"}'
    where id = ${id}::uuid`.execute(platform.database.read);
  expect((await run('list')).out).toMatch(
    new RegExp(`^${id} {2}test\\.send .* away\n1 jobs have failed$`, 'u'),
  );
  expect(await run('retry', id, '--by', '林晓', '--dry-run')).toMatchObject({ code: 0 });
  expect(await run('retry', id)).toMatchObject({ code: 1, err: expect.stringContaining('Say who you are') });
  expect(await run('retry', id, '--by', '林晓')).toMatchObject({
    code: 0,
    out: expect.stringContaining('failed: 1 → 0'),
  });
  expect(await run('retry', id, '--by', '林晓')).toMatchObject({ code: 1 });
  expect(await platform.jobs.living('test.send')).toHaveLength(1);
  await stopPlatform(platform);
});
