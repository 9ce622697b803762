import { createHash } from 'node:crypto';
import { refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../call/call.ts';
import { networkOf, networkSteps } from '../../../platform/network.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deviceKey } from './caller-device.ts';
import { periodStart, type CodeLimit } from './code-limits.ts';
import { countCodesSince } from './code-store.ts';
import { useNonces } from '../../../platform/field-encryption/field-nonce-store.ts';
import { createSendChallenges, type ProofAnswer } from './send-challenge.ts';
import type { SmsBudget } from './sms-budget.ts';

/** Requires a proof of work for the next code from browsers that have requested a few codes (rule 2.7). */
export interface SendProofs {
  /**
   * Allows a code if its device and network requested only a few before and enough of all sent codes are used. Otherwise it
   * needs a solved challenge, which it uses up. Check this before the call uses up anything else, so that the client
   * can repeat the call with the proof. Refuses with PROOF_REQUIRED and a new challenge: `{ challenge, bits, expiresAt
   * }`.
   */
  check(
    origin: Pick<Origin, 'address' | 'deviceId'> & Partial<Pick<Origin, 'browser'>>,
    proof: ProofAnswer | undefined,
  ): Promise<void>;
}

/** The number of codes without a proof. An address gets more than a device, because many people share an address. */
const FREE = { device: 3, address: 10 } as const;
const PERIODS = { device: 'day', address: 'hour' } as const satisfies Record<string, CodeLimit['period']>;

/** Makes the check for requests of codes. */
export function createSendProofs(
  {
    config: {
      delivery: { proofBits },
    },
    ...platform
  }: Pick<Platform, 'config' | 'database' | 'clock' | 'random' | 'keys' | 'cipher'>,
  budget: Pick<SmsBudget, 'isSuspicious'>,
): SendProofs {
  const { database, clock, cipher } = platform;
  const challenges = createSendChallenges(platform, proofBits);

  const isRisky = async (address: string, device: string | null): Promise<boolean> => {
    const asked = [
      // Without cookie and device id, a whole address gets only as many codes as one device.
      ...networkSteps(address).map(
        ({ network, share }) =>
          ['address', network, share * (device === null ? FREE.device : FREE.address)] as const,
      ),
      ...(device === null ? [] : ([['device', device, FREE.device]] as const)),
    ] as const;
    for (const [kind, key, free] of asked) {
      const since = periodStart(PERIODS[kind], clock.now());
      if ((await countCodesSince(database.read, kind, cipher.blindIndex(key), since)) >= free) return true;
    }
    return await budget.isSuspicious();
  };

  return {
    check: async ({ address, ...origin }, proof) => {
      if (proofBits === 0) return;
      const network = networkOf(address);
      if (!(await isRisky(address, deviceKey(origin)))) return;
      const expiresAt = proof === undefined ? null : challenges.solvedUntil(proof, network);
      if (proof !== undefined && expiresAt !== null) {
        const nonce = createHash('sha256').update(`proof\n${proof.challenge}`).digest('base64url');
        if ((await useNonces(database.read, [nonce], expiresAt)) === 1) return;
      }
      refuse('PROOF_REQUIRED', challenges.make(network));
    },
  };
}
