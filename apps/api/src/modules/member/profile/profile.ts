import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sqlState } from '../../../platform/database/retry.ts';
import type { Random } from '../../../platform/random.ts';
import { checkOwnNickname, defaultNickname, nicknameKey } from './nickname.ts';
import { finishNewcomerStep } from '../home/newcomer.ts';
import { insertProfile, updateGroupRole, updateNickname } from '../profile-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const UNIQUE_VIOLATION = '23505';
/** The number of characters after 芽友 in each attempt. Later attempts use more, because shorter nicknames were taken. */
const DEFAULT_LENGTHS = [4, 4, 4, 5, 6, 8];

/**
 * Creates a new member's profile with the wanted nickname, or 芽友 and random characters. Call it after the mobile is
 * verified.
 */
export async function openProfile(
  tx: Tx,
  random: Random,
  { memberId, nickname, at }: { memberId: string; nickname?: string; at: Date },
): Promise<void> {
  const wanted =
    nickname === undefined ? DEFAULT_LENGTHS.map((length) => defaultNickname(random, length)) : [nickname];
  for (const name of wanted) {
    const profile = { member_id: memberId, nickname: name, nickname_key: nicknameKey(name), updated_at: at };
    if (await insertProfile(tx, profile)) return await finishNewcomerStep(tx, memberId, 'mobile', at);
  }
  throw new Error('No free nickname for a new member');
}

/**
 * Changes a nickname and returns the stored one. Refuses with NICKNAME_INVALID, NICKNAME_RESERVED and NICKNAME_TAKEN.
 */
export async function changeNickname(
  { platform: { database, clock } }: { platform: Pick<Platform, 'database' | 'clock'> },
  { caller: { memberId }, body }: Pick<Call<'changeNickname'>, 'caller' | 'body'>,
): Promise<{ nickname: string }> {
  const nickname = checkOwnNickname(body.nickname);
  try {
    await updateNickname(database.read, memberId, {
      nickname,
      nickname_key: nicknameKey(nickname),
      updated_at: clock.now(),
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse('NICKNAME_TAKEN');
    throw error;
  }
  return { nickname };
}

/** Stores that a member hosts (1) or observes (2) discussion groups, which hides coins from them (rule 6.1). */
export async function setGroupRole(tx: Tx, memberId: string, role: 0 | 1 | 2): Promise<void> {
  await updateGroupRole(tx, memberId, role);
}
