import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { components } from '@yayan/contract';
import { refuse } from '../../contract/api-fault.ts';
import type { Origin } from '../../contract/call.ts';
import { networkOf } from '../../platform/network.ts';
import type { Platform } from '../../platform/platform.ts';
import { periodStart, type CodeLimit } from './code-limits.ts';
import { sendingsSince } from './code-store.ts';
import { useNonces } from './field-nonce-store.ts';
import type { SmsBudget } from './sms-budget.ts';

export type ProofAnswer = components['schemas']['ProofAnswer'];

/** Asks whoever has sent a few codes to let their machine work for the next: no puzzle for people (decisions §2). */
export interface SendProofs {
  /**
   * Lets a sending pass when few went before it from its device and network address and codes are used as people use
   * them, or with a solved challenge, which it uses up. Before anything else of the call is used up, so that the same call can be made again with the proof.
   * Refuses with PROOF_REQUIRED and a new challenge: `{ challenge, bits, expiresAt }`.
   */
  check(origin: Pick<Origin, 'address' | 'deviceId'>, proof: ProofAnswer | undefined): Promise<void>;
}

/** How many go without. A device is only what it says it is; many people share an address. */
const FREE = { device: 3, address: 10 } as const;
const PERIODS = { device: 'day', address: 'hour' } as const satisfies Record<string, CodeLimit['period']>;
const LASTS_MS = 5 * 60_000;
const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const MAC_BYTES = 16;
const CHALLENGE_BYTES = NONCE_BYTES + TIME_BYTES + 1 + MAC_BYTES;

/** Challenges are kept nowhere: they carry their own end, difficulty and signature, and are for one network address. */
export function createSendProofs(
  {
    config: {
      delivery: { proofBits },
    },
    ...platform
  }: Pick<Platform, 'config' | 'database' | 'clock' | 'random' | 'keys' | 'cipher'>,
  budget: Pick<SmsBudget, 'isSuspicious'>,
): SendProofs {
  const { database, clock, random, keys, cipher } = platform;
  const macOf = (content: Uint8Array, network: string): Buffer =>
    createHmac('sha256', keys.token)
      .update(`send proof\n${network}\n`)
      .update(content)
      .digest()
      .subarray(0, MAC_BYTES);

  const challengeFor = (network: string) => {
    const expiresAt = new Date(clock.now().getTime() + LASTS_MS);
    const content = Buffer.alloc(CHALLENGE_BYTES - MAC_BYTES);
    content.set(random.bytes(NONCE_BYTES));
    content.writeUIntBE(expiresAt.getTime(), NONCE_BYTES, TIME_BYTES);
    content.writeUInt8(proofBits, NONCE_BYTES + TIME_BYTES);
    const challenge = Buffer.concat([content, macOf(content, network)]).toString('base64url');
    return { challenge, bits: proofBits, expiresAt: expiresAt.toISOString() };
  };

  /** Until when a challenge that is solved here and now counts; null when it does not. */
  const solved = ({ challenge, solution }: ProofAnswer, network: string): Date | null => {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== CHALLENGE_BYTES || bytes.toString('base64url') !== challenge) return null;
    const content = bytes.subarray(0, CHALLENGE_BYTES - MAC_BYTES);
    if (!timingSafeEqual(macOf(content, network), bytes.subarray(-MAC_BYTES))) return null;
    const expiresAt = new Date(content.readUIntBE(NONCE_BYTES, TIME_BYTES));
    const bits = content.readUInt8(NONCE_BYTES + TIME_BYTES);
    const work = createHash('sha256').update(`${challenge}.${solution}`).digest();
    return expiresAt > clock.now() && zeroBits(work) >= bits ? expiresAt : null;
  };

  const isRisky = async (network: string, deviceId: string | null): Promise<boolean> => {
    const asked = [
      // Without a device id an address has no more than a device has.
      ['address', network, deviceId === null ? FREE.device : FREE.address],
      ...(deviceId === null ? [] : ([['device', deviceId, FREE.device]] as const)),
    ] as const;
    for (const [kind, key, free] of asked) {
      const since = periodStart(PERIODS[kind], clock.now());
      if ((await sendingsSince(database.read, kind, cipher.blindIndex(key), since)) >= free) return true;
    }
    return await budget.isSuspicious();
  };

  return {
    check: async ({ address, deviceId }, proof) => {
      if (proofBits === 0) return;
      const network = networkOf(address);
      if (!(await isRisky(network, deviceId))) return;
      const expiresAt = proof === undefined ? null : solved(proof, network);
      if (proof !== undefined && expiresAt !== null) {
        const nonce = createHash('sha256').update(`proof\n${proof.challenge}`).digest('base64url');
        if ((await useNonces(database.read, [nonce], expiresAt)) === 1) return;
      }
      refuse('PROOF_REQUIRED', challengeFor(network));
    },
  };
}

/** How many bits at the beginning are zero. */
function zeroBits(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first === -1 ? bytes.length * 8 : first * 8 + Math.clz32(bytes[first] ?? 0) - 24;
}
