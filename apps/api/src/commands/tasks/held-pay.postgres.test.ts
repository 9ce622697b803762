import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandOutcome } from '../../../test/commands/command-outcome.ts';
import { type CommandWorld, commandWorld } from '../../../test/commands/command-world.ts';
import { commands } from '../commands.ts';

const UNKNOWN = '01990000-0000-7000-8000-00000000ffff';

let world: CommandWorld;
beforeAll(async () => {
  world = await commandWorld();
});
afterAll(() => world.end());

const run = (...args: string[]) => commandOutcome(commands, ['task', 'held', ...args], world.env);

it('an empty queue is said to be empty', async () => {
  expect(await run('list')).toMatchObject({ code: 0, out: '0 wait for review' });
});

it.each([
  [['pay', UNKNOWN], '--by'],
  [['pay', UNKNOWN, '--by', '林晓'], '内容不存在'],
  [['refuse', UNKNOWN, '--by', '林晓'], 'reason'],
  [['refuse', UNKNOWN, '互相复制', '--by', '林晓'], '内容不存在'],
  [['pay', '--by', '林晓'], 'Missing <session>'],
])('refuses %j and says why', async (args, why) => {
  expect(await run(...args)).toMatchObject({ code: 1, err: expect.stringContaining(why) });
});
