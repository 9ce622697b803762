import type { Call } from '../../../call/call.ts';
import { ApiFault, refuse } from '../../../errors/api-fault.ts';
import { CODES, networkSteps } from '../../../platform/network.ts';
import type { Platform } from '../../../platform/platform.ts';
import { periodStart } from './code-limits.ts';
import { countUse, isUsedUp, type UseLimit } from './code-store.ts';

/** Who tries an invite code: a visitor by their network, a member, or somebody who registers. */
export type InviteTrier =
  | Pick<Call<'checkInviteCode'>['origin'], 'address'>
  | { readonly memberId: string }
  | { readonly registerTicket: string };

/** Wrong codes in an hour. One IPv6 line has the first; other networks have a multiple of it: `CODES` in network.ts. */
const WRONG = { inviteNetwork: 20, inviteMember: 10, inviteTicket: 5 } as const;

/**
 * Calls `find`, which looks an invite code up, and counts it if the code is wrong (rule 4.29). Right codes are free. So
 * is joining, because a register ticket counts by itself: a script that guesses in an office keeps nobody there from
 * joining with a code. Refuses with INVITE_TRIES_USED before it calls `find`, so that nobody learns whether the code is
 * right.
 */
export async function tryInviteCode<T>(
  { database, clock, cipher }: Pick<Platform, 'database' | 'clock' | 'cipher'>,
  trier: InviteTrier,
  find: () => Promise<T>,
): Promise<T> {
  const now = clock.now();
  const start = periodStart('hour', now);
  const limits = limitsOf(trier).map((limit) => ({ ...limit, key: cipher.blindIndex(limit.key) }));
  if (await isUsedUp(database.read, limits, start)) return refuse('INVITE_TRIES_USED');
  try {
    return await find();
  } catch (error) {
    if (error instanceof ApiFault && error.name === 'INVITE_CODE_INVALID')
      for (const limit of limits)
        await countUse(database.read, { ...limit, pauseMs: 0 }, limit.key, start, now);
    throw error;
  }
}

function limitsOf(trier: InviteTrier): UseLimit[] {
  if ('memberId' in trier) return [{ kind: 'inviteMember', key: trier.memberId, count: WRONG.inviteMember }];
  if ('registerTicket' in trier)
    return [{ kind: 'inviteTicket', key: trier.registerTicket, count: WRONG.inviteTicket }];
  return networkSteps(trier.address, CODES).map(({ network, share }) => ({
    kind: 'inviteNetwork',
    key: network,
    count: WRONG.inviteNetwork * share,
  }));
}
