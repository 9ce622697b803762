import { withPlatform } from '../../src/commands/runner/with-platform.ts';
import { join } from '../../src/modules/identity/account/join.ts';
import { openProfile } from '../../src/modules/member/module.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import type { CommandWorld } from './command-world.ts';

/** Adds a member with this mobile to the commands' database. */
export const joinedMember = async (
  { env }: CommandWorld,
  mobile: string,
): Promise<{ memberId: string; code: string }> =>
  await withPlatform(readConfig(env), async ({ database, random, clock, cipher }) => {
    const proven = { mobile_sealed: cipher.seal(mobile), mobile_index: cipher.blindIndex(mobile) };
    const joining = { ...proven, agreementVersion: '2026-11-01', at: clock.now() };
    const memberId = await database.transaction((tx) => join(tx, { random, openProfile }, joining));
    const found = database.read.selectFrom('members').select('member_code').where('id', '=', memberId);
    return { memberId, code: (await found.executeTakeFirstOrThrow()).member_code };
  });
