import { isRefusal } from '@yayan/auth';
import type { ProofChallenge } from './solve-proof.ts';

/** The solved challenge, as the calls that send a code take it. */
export interface Proof {
  challenge: string;
  solution: string;
}

const isChallenge = (data: unknown): data is ProofChallenge =>
  typeof data === 'object' &&
  data !== null &&
  'challenge' in data &&
  typeof data.challenge === 'string' &&
  'bits' in data &&
  typeof data.bits === 'number';

/**
 * Sends, and once more with the work done when the server asks for it first (PROOF_REQUIRED). The work is loaded then:
 * hardly anybody ever needs it. Not for encrypted fields made outside `send`, which are taken once.
 */
export const withProof = async <T>(send: (proof?: Proof) => Promise<T>): Promise<T> => {
  try {
    return await send();
  } catch (error) {
    if (!isRefusal(error, 'PROOF_REQUIRED', 20023) || !isChallenge(error.data)) throw error;
    const { solveProof } = await import('./solve-proof.ts');
    const { challenge } = error.data;
    return send({ challenge, solution: await solveProof(error.data) });
  }
};
