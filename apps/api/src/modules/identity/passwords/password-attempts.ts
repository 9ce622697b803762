import { ApiFault, refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../http/call.ts';
import { networkOf } from '../../../platform/network.ts';
import type { Platform } from '../../../platform/platform.ts';
import { secondsLeft, periodStart } from '../codes/code-limits.ts';
import { deviceKey, hasSignedIn } from '../codes/caller-device.ts';
import { ownKey, countSending, forgetCount, giveBack } from '../codes/code-store.ts';

/** What of a call the limits of guessing look at. */
export type AttemptOrigin = Pick<Origin, 'address' | 'deviceId'> & Partial<Pick<Origin, 'browser'>>;

/** How many passwords may be guessed: per mobile, device and network address, by the hour (decisions §2). */
export interface PasswordAttempts {
  /**
   * Takes one try, before the password is looked at: however many guess at once, none gets a try more. The same for
   * mobiles with and without an account. Refuses with PASSWORD_TRIES_USED (`retryAfterSeconds`) and TOO_MANY.
   */
  take(mobileIndex: string, origin: AttemptOrigin): Promise<void>;
  /** After the right password: the mobile has all its tries again, the device and the address this one. */
  giveBack(mobileIndex: string, origin: AttemptOrigin): Promise<void>;
}

/** Wrong passwords in an hour. A mobile is safe at 10; many people share an address. */
const TRIES = { passwordAddress: 100, passwordDevice: 20, passwordMobile: 10 } as const;
const PERIOD = 'hour';

/** Tries kept in the database, so that they hold over all servers. */
export function createPasswordAttempts({
  database,
  clock,
  cipher,
}: Pick<Platform, 'database' | 'clock' | 'cipher'>): PasswordAttempts {
  // The address and the device come first: those who have used theirs up can't use up somebody else's mobile's.
  // Browsers that have signed in to the account are counted apart: strangers can't use their tries up (rule 2.5).
  const keysOf = async (
    mobileIndex: string,
    origin: AttemptOrigin,
  ): Promise<(readonly [keyof typeof TRIES, string])[]> => {
    const device = deviceKey(origin);
    const own = await hasSignedIn(database.read, cipher, mobileIndex, origin);
    const keys: [keyof typeof TRIES, string][] = [
      ['passwordAddress', cipher.blindIndex(networkOf(origin.address))],
      ...(device === null
        ? []
        : [['passwordDevice', cipher.blindIndex(device)] as [keyof typeof TRIES, string]]),
      ['passwordMobile', mobileIndex],
    ];
    return own ? keys.map(([kind, key]) => [kind, ownKey(key)] as const) : keys;
  };
  return {
    take: async (mobileIndex, origin) => {
      const now = clock.now();
      const start = periodStart(PERIOD, now);
      for (const [kind, key] of await keysOf(mobileIndex, origin)) {
        const limit = { kind, count: TRIES[kind], pauseMs: 0 };
        if (await countSending(database.read, limit, key, start, now)) continue;
        const seconds = secondsLeft(PERIOD, now);
        if (kind === 'passwordAddress') throw new ApiFault('TOO_MANY', null, seconds);
        refuse('PASSWORD_TRIES_USED', { retryAfterSeconds: seconds });
      }
    },
    giveBack: async (mobileIndex, origin) => {
      for (const [kind, key] of await keysOf(mobileIndex, origin))
        await (kind === 'passwordMobile' ? forgetCount : giveBack)(database.read, kind, key);
    },
  };
}
