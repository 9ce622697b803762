import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import type { Platform } from '../../platform/platform.ts';
import { commands } from '../commands.ts';
import { commandOutcome } from '../../../test/commands/command-outcome.ts';
import { type CommandWorld, commandWorld } from '../../../test/commands/command-world.ts';
import { joinedMember } from '../../../test/commands/joined-member.ts';
import { withPlatform } from '../runner/with-platform.ts';

let world: CommandWorld;
let memberId: string;
let code: string;
beforeAll(async () => {
  world = await commandWorld();
  ({ memberId, code } = await joinedMember(world, '13900009998'));
});
afterAll(() => world.end());

const look = <T>(work: (platform: Platform) => Promise<T>): Promise<T> =>
  withPlatform(readConfig(world.env), work);
const by = ['--by', '小林'];
const run = (...args: string[]) => commandOutcome(commands, ['member', ...args, ...by], world.env);

it('14.29 a deletion is started, hastened and stopped by who has access to the server', async () => {
  expect(await run('close', code)).toMatchObject({ code: 1, err: expect.stringContaining('reason') });
  expect(await run('close', 'nobody', '来信要求')).toMatchObject({ code: 1 });
  expect(await run('keep', code, '来信撤回')).toMatchObject({ code: 1 });
  expect((await run('close', code, '来信要求')).code).toBe(0);
  expect((await run('close', code, '来信要求')).code).toBe(1);
  expect((await run('close-now', code, '再次来信')).code).toBe(0);
  expect((await run('keep', code, '来信撤回')).code).toBe(0);
});

it('14.30 a lost mobile is replaced, and the new one stands in no log', async () => {
  expect(await run('mobile', code, '12345', '核对过本人')).toMatchObject({ code: 1 });
  const { code: ended, out } = await run('mobile', code, '13900009997', '核对过本人');
  expect(ended).toBe(0);
  expect(out).toContain('139****9998 → 139****9997');
  const { acts, index } = await look(async ({ database, cipher }) => ({
    acts: await database.run('select * from operator_acts where subject = $1', [memberId]),
    index: await database.run('select id from members where mobile_index = $1', [
      cipher.blindIndex('13900009997'),
    ]),
  }));
  expect(JSON.stringify(acts.rows)).not.toContain('13900009997');
  expect(JSON.stringify(acts.rows)).toContain('member mobile');
  expect(index.rows).toHaveLength(1);
});

it('14.28 without a real-name check there is nothing to decide, and the answer is one of two', async () => {
  expect(await run('id-check', code, 'perhaps', '人工核对')).toMatchObject({
    code: 1,
    err: expect.stringContaining('matches or differs'),
  });
  expect(await run('id-check', code, 'matches', '人工核对')).toMatchObject({ code: 1 });
  expect(await run('id-reset', code, '人工核对')).toMatchObject({ code: 1 });
});
