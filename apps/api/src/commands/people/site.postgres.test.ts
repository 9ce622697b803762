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

const run = (...args: string[]) => commandOutcome(commands, ['site', ...args], world.env);

it('closes a site with a message, lists it, and opens it again', { timeout: PATIENCE_MS }, async () => {
  expect(await run('close', 'bbs', '正在升级。', '升级数据库', '--by', '林晓')).toMatchObject({ code: 0 });
  expect((await run('list')).out).toMatch(/^bbs {2}.*林晓 {2}正在升级。\n1 sites have maintenance$/u);
  expect(await run('open', 'bbs', '做完了', '--by', '周宁')).toMatchObject({ code: 0 });
  expect(await run('open', 'bbs', '做完了', '--by', '周宁')).toMatchObject({ code: 1 });
  expect(await run('close', 'shop', '正在升级。', '升级', '--by', '林晓')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Name a site: member or bbs, not shop'),
  });
});
