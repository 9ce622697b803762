import { ApiFault, refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../call/call.ts';
import { networkSteps } from '../../../platform/network.ts';
import type { Platform } from '../../../platform/platform.ts';
import { secondsLeft, periodStart } from '../codes/code-limits.ts';
import { deviceKey, hasSignedIn } from '../codes/caller-device.ts';
import { ownKey, countUse, resetCount, giveBack } from '../codes/code-store.ts';

/** The parts of a call that the limits of guesses use. */
export type AttemptOrigin = Pick<Origin, 'address' | 'deviceId'> & Partial<Pick<Origin, 'browser'>>;

/** Limits how many passwords may be guessed in an hour, by mobile, device and network (rule 2.9). */
export interface PasswordAttempts {
  /**
   * Takes one try before the password is checked, so that parallel guesses get no extra tries. It does the same work
   * for mobiles with and without an account (rule 2.6). Refuses with PASSWORD_TRIES_USED (`retryAfterSeconds`) and
   * TOO_MANY. Resolves to whether the browser has signed in to the account before.
   */
  take(mobileIndex: string, origin: AttemptOrigin): Promise<boolean>;
  /** After the right password: gives all tries of the mobile back, and one try of the device and the address. */
  giveBack(mobileIndex: string, origin: AttemptOrigin): Promise<void>;
}

/** Wrong passwords allowed in an hour. 10 protect a mobile. An address gets more, because many people share it. */
const TRIES = { passwordAddress: 100, passwordDevice: 20, passwordMobile: 10 } as const;
const PERIOD = 'hour';

/** Counts tries in the database, so that the limits hold for all servers together. */
export function createPasswordAttempts({
  database,
  clock,
  cipher,
}: Pick<Platform, 'database' | 'clock' | 'cipher'>): PasswordAttempts {
  // Check the address and the device first, so that a caller without tries left there can't use up the tries of more
  // mobiles. Browsers that have signed in to the account are counted separately, so that strangers can't use up their
  // tries (rule 2.5).
  const keysOf = async (
    mobileIndex: string,
    origin: AttemptOrigin,
  ): Promise<{ own: boolean; keys: (readonly [keyof typeof TRIES, string, number])[] }> => {
    const device = deviceKey(origin);
    const own = await hasSignedIn(database.read, cipher, mobileIndex, origin);
    const keys: (readonly [keyof typeof TRIES, string, number])[] = [
      ...networkSteps(origin.address).map(
        ({ network, share }) =>
          ['passwordAddress', cipher.blindIndex(network), TRIES.passwordAddress * share] as const,
      ),
      ...(device === null
        ? []
        : [['passwordDevice', cipher.blindIndex(device), TRIES.passwordDevice] as const]),
      ['passwordMobile', mobileIndex, TRIES.passwordMobile],
    ];
    return {
      own,
      keys: own ? keys.map(([kind, key, tries]) => [kind, ownKey(key), tries] as const) : keys,
    };
  };
  return {
    take: async (mobileIndex, origin) => {
      const now = clock.now();
      const start = periodStart(PERIOD, now);
      const { own, keys } = await keysOf(mobileIndex, origin);
      for (const [kind, key, tries] of keys) {
        const limit = { kind, count: tries, pauseMs: 0 };
        if (await countUse(database.read, limit, key, start, now)) continue;
        const seconds = secondsLeft(PERIOD, now);
        if (kind === 'passwordAddress') throw new ApiFault('TOO_MANY', null, seconds);
        refuse('PASSWORD_TRIES_USED', { retryAfterSeconds: seconds });
      }
      return own;
    },
    giveBack: async (mobileIndex, origin) => {
      for (const [kind, key] of (await keysOf(mobileIndex, origin)).keys)
        await (kind === 'passwordMobile' ? resetCount : giveBack)(database.read, kind, key);
    },
  };
}
