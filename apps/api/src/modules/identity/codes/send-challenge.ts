import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { components } from '@yayan/contract';
import type { Platform } from '../../../platform/platform.ts';

export type ProofAnswer = components['schemas']['ProofAnswer'];

/**
 * Proof-of-work challenges (rule 2.7). They are not stored: each carries its expiry, its difficulty and a signature.
 */
export interface SendChallenges {
  /** Makes a challenge for one network address. */
  make(network: string): { challenge: string; bits: number; expiresAt: string };
  /** Until when a solved challenge is valid for this address. Null if it is not solved, not ours, or expired. */
  solvedUntil(answer: ProofAnswer, network: string): Date | null;
}

const LASTS_MS = 5 * 60_000;
const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const MAC_BYTES = 16;
const CHALLENGE_BYTES = NONCE_BYTES + TIME_BYTES + 1 + MAC_BYTES;

/**
 * Makes challenges signed with the server's key. A solution is a text with which SHA-256 of `<challenge>.<solution>`
 * begins with `bits` zero bits.
 */
export function createSendChallenges(
  { clock, random, keys }: Pick<Platform, 'clock' | 'random' | 'keys'>,
  bits: number,
): SendChallenges {
  const macOf = (content: Uint8Array, network: string): Buffer =>
    createHmac('sha256', keys.token)
      .update(`send proof\n${network}\n`)
      .update(content)
      .digest()
      .subarray(0, MAC_BYTES);
  return {
    make: (network) => {
      const expiresAt = new Date(clock.now().getTime() + LASTS_MS);
      const content = Buffer.alloc(CHALLENGE_BYTES - MAC_BYTES);
      content.set(random.bytes(NONCE_BYTES));
      content.writeUIntBE(expiresAt.getTime(), NONCE_BYTES, TIME_BYTES);
      content.writeUInt8(bits, NONCE_BYTES + TIME_BYTES);
      const challenge = Buffer.concat([content, macOf(content, network)]).toString('base64url');
      return { challenge, bits, expiresAt: expiresAt.toISOString() };
    },
    solvedUntil: ({ challenge, solution }, network) => {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== CHALLENGE_BYTES || bytes.toString('base64url') !== challenge) return null;
      const content = bytes.subarray(0, CHALLENGE_BYTES - MAC_BYTES);
      if (!timingSafeEqual(macOf(content, network), bytes.subarray(-MAC_BYTES))) return null;
      const expiresAt = new Date(content.readUIntBE(NONCE_BYTES, TIME_BYTES));
      const asked = content.readUInt8(NONCE_BYTES + TIME_BYTES);
      const work = createHash('sha256').update(`${challenge}.${solution}`).digest();
      return expiresAt > clock.now() && zeroBits(work) >= asked ? expiresAt : null;
    },
  };
}

/** Number of leading zero bits. */
function zeroBits(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first === -1 ? bytes.length * 8 : first * 8 + Math.clz32(bytes[first] ?? 0) - 24;
}
