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

const run = (...args: string[]) => commandOutcome(commands, ['network', ...args], world.env);

it(
  'blocks an address with a reason and a name, lists it without showing it, and unblocks it',
  { timeout: PATIENCE_MS },
  async () => {
    expect(await run('block', '2001:db8:1:2::1', '机房代理', '--by', '林晓')).toMatchObject({ code: 0 });
    const { out } = await run('list');
    expect(out).toMatch(/林晓 {2}机房代理\n1 networks are blocked$/u);
    expect(out).toContain('2001:db8:*');
    expect(out).not.toContain('2001:db8:1');
    expect(await run('allow', '2001:db8:1:2:ffff::9', '误封', '--by', '周宁')).toMatchObject({ code: 0 });
    expect(await run('allow', '2001:db8:1:2::1', '误封', '--by', '周宁')).toMatchObject({ code: 1 });
  },
);

it.each([
  [['block', 'example.com', '机房', '--by', '林晓'], 'Name an IPv4 or IPv6 address'],
  [['block', '203.0.113.8', '机房'], 'Say who you are'],
  [['block', '203.0.113.8', '--by', '林晓'], 'Missing <reason>'],
  [['forget', '203.0.113.8'], 'Say what to do'],
])('%j is refused, and nothing changes', { timeout: PATIENCE_MS }, async (args, why) => {
  expect(await run(...args)).toMatchObject({ code: 1, err: expect.stringContaining(why) });
});
