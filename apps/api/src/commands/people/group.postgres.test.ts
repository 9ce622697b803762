import { afterAll, beforeAll, expect, it } from 'vitest';
import { join as joinAsMember } from '../../modules/identity/account/join.ts';
import { openProfile } from '../../modules/member/module.ts';
import { readConfig } from '../../platform/config/config.ts';
import { commands } from '../commands.ts';
import { commandOutcome } from '../../../test/commands/command-outcome.ts';
import { type CommandWorld, commandWorld } from '../../../test/commands/command-world.ts';
import { withPlatform } from '../runner/with-platform.ts';

let world: CommandWorld;
let code: string;
beforeAll(async () => {
  world = await commandWorld();
  await withPlatform(readConfig(world.env), async ({ database, random, clock, cipher }) => {
    const mobile = '13900009998';
    const proven = { mobile_sealed: cipher.seal(mobile), mobile_index: cipher.blindIndex(mobile) };
    const joining = { ...proven, agreementVersion: '2026-11-01', at: clock.now() };
    const memberId = await database.transaction((tx) => joinAsMember(tx, { random, openProfile }, joining));
    const found = database.read.selectFrom('members').select('member_code').where('id', '=', memberId);
    code = (await found.executeTakeFirstOrThrow()).member_code;
  });
});
afterAll(() => world.end());

const run = (...args: string[]) => commandOutcome(commands, ['group', ...args], world.env);
const by = '--by=lin';

it('names a host once, lists who named them, and takes the right away again', async () => {
  expect(await run('host', 'add', code, by, '--dry-run')).toMatchObject({
    code: 0,
    out: expect.stringContaining('nothing is changed'),
  });
  expect((await run('host', 'list')).out).toBe('0 members make groups');
  expect(await run('host', 'add', code, by)).toMatchObject({ code: 0, out: `Member ${code} makes groups` });
  expect(await run('host', 'add', code, by)).toMatchObject({
    code: 1,
    err: expect.stringContaining('already'),
  });
  expect((await run('host', 'list')).out).toMatch(new RegExp(`^${code} .* lin\n1 members`, 'u'));
  expect(await run('host', 'remove', code, by, '--dry-run')).toMatchObject({ code: 0 });
  expect((await run('host', 'list')).out).toContain('1 members');
  expect(await run('host', 'remove', code, by)).toMatchObject({ code: 0 });
  expect(await run('host', 'remove', code, by)).toMatchObject({ code: 1 });
  expect((await run('host', 'list')).out).toBe('0 members make groups');
});

it('refuses what it does not know: actions, members, groups, and who decides', async () => {
  expect(await run('host', 'promote', code, by)).toMatchObject({
    code: 1,
    err: expect.stringContaining(
      'host add, host remove, host list, pay list, pay show, pay confirm, pay hold, pay release, pay refuse, pay out',
    ),
  });
  expect(await run('host', 'add', by)).toMatchObject({
    code: 1,
    err: expect.stringContaining('Missing <member>'),
  });
  expect(await run('host', 'add', 'NOBODY00', by)).toMatchObject({ code: 1 });
  expect(await run('host', 'add', code)).toMatchObject({ code: 1, err: expect.stringContaining('--by') });
  expect((await run('pay', 'list')).out).toBe('0 pay-outs wait');
  expect(await run('pay', 'confirm', by)).toMatchObject({
    code: 1,
    err: expect.stringContaining('Missing <group>'),
  });
  expect(await run('pay', 'confirm', 'nobodysGroup', by)).toMatchObject({ code: 1 });
  expect(await run('pay', 'confirm', 'nobodysGroup', by, '--dry-run')).toMatchObject({ code: 1 });
});

it('takes the right away from a member who is blocked, and gives it to none', async () => {
  expect(await run('host', 'add', code, by)).toMatchObject({ code: 0 });
  await withPlatform(readConfig(world.env), async ({ database, clock }) => {
    await database.read
      .updateTable('members')
      .set({ blocked_at: clock.now() })
      .where('member_code', '=', code)
      .execute();
  });
  expect(await run('host', 'remove', code, by)).toMatchObject({
    code: 0,
    out: expect.stringContaining('what these owe is held'),
  });
  expect(await run('host', 'add', code, by)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is blocked'),
  });
});
