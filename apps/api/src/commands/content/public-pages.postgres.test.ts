import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '../commands.ts';
import { commandOutcome } from '../../../test/commands/command-outcome.ts';
import { type CommandWorld, commandWorld } from '../../../test/commands/command-world.ts';

/** Long, because each command opens and closes a database. */
const PATIENCE_MS = 120_000;

let world: CommandWorld;
beforeAll(async () => {
  world = await commandWorld();
});
afterAll(() => world.end());

const run = (...args: string[]) => commandOutcome(commands, args, world.env);

const file = async (name: string, text: string): Promise<string> => {
  const path = join(world.folder, name);
  await writeFile(path, text);
  return path;
};

it(
  'an operator publishes a channel and a release by file, after a dry run',
  { timeout: PATIENCE_MS },
  async () => {
    const channel = await file(
      'channel.yaml',
      'code: campus\ntitle: 和同学一起\nlead: 说说你的日常\npoints:\n  - { title: 先写明, text: 每个任务都先写明金币 }\n',
    );
    const dry = await run('channel', 'publish', channel, '--by', '林晓', '--dry-run');
    expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('nothing is changed') });
    expect((await run('channel', 'list')).out).toBe('0 channels');
    expect(await run('channel', 'publish', channel, '--by', '林晓')).toMatchObject({
      code: 0,
      out: expect.stringContaining('/drainage?channel=campus is published'),
    });
    expect((await run('channel', 'list')).out).toContain('0 visits, 0 joined');
    const release = await file(
      'release.yaml',
      'platform: ios\nversion: 2.4.0\nminimumSystem: iOS 15\nurl: https://apps.apple.example/yayan\nstore: App Store\n',
    );
    expect(await run('app', 'publish', release, '--by', '林晓')).toMatchObject({ code: 0 });
    expect((await run('app', 'list')).out).toContain('ios  2.4.0  App Store');
  },
);

it.each([
  [['channel', 'publish'], 'Say who you are'],
  [['channel', 'stop', 'nobody', '--by', '林晓'], 'runs or waits'],
  [['app', 'withdraw', 'android', '--by', '林晓'], 'There is no release'],
  [['application', 'show', 'H-2222-2222-2222', '--by', '林晓'], '内容不存在'],
  [['application', 'move', 'H-2222-2222-2222', 'received', '--by', '林晓'], 'Name the state'],
  [['application', 'show', 'H-2222-2222-2222'], 'Say who you are'],
])('%j is refused, and nothing changes', { timeout: PATIENCE_MS }, async (args, why) => {
  expect(await run(...args)).toMatchObject({ code: 1, err: expect.stringContaining(why) });
});
