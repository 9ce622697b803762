/** `data` of a PROOF_REQUIRED refusal. */
export interface ProofChallenge {
  readonly challenge: string;
  /** Number of zero bits with which SHA-256 of `<challenge>.<solution>` must begin; each bit doubles the work. */
  readonly bits: number;
}

/** Sent as `proof` in the body of the repeated call. */
export interface ProofAnswer {
  readonly challenge: string;
  readonly solution: string;
}

const BATCH = 256;

/** More bits than any server requires. Harder challenges are refused, because they would keep the page busy for minutes. */
const MOST_BITS = 24;

/** Reads the challenge of a refusal; `undefined` when there is none or it is too hard. */
export const readChallenge = (data: unknown): ProofChallenge | undefined => {
  if (typeof data !== 'object' || data === null || !('challenge' in data) || !('bits' in data))
    return undefined;
  const { challenge, bits } = data;
  if (typeof challenge !== 'string' || typeof bits !== 'number' || bits > MOST_BITS) return undefined;
  return { challenge, bits };
};

const zeroBits = (hash: ArrayBuffer): number => Math.clz32(new DataView(hash).getUint32(0));

/**
 * Finds the number that solves a challenge: about `2 ** bits` hashes, in batches, so that the page stays responsive. Rejects
 * with the signal's reason when it aborts.
 */
export const solveChallenge = async (
  { challenge, bits }: ProofChallenge,
  signal?: AbortSignal,
): Promise<ProofAnswer> => {
  const encoder = new TextEncoder();
  const hashOf = (solution: number): Promise<ArrayBuffer> =>
    crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}.${solution}`));
  for (let first = 0; ; first += BATCH) {
    signal?.throwIfAborted();
    const hashes = await Promise.all(Array.from({ length: BATCH }, (_, index) => hashOf(first + index)));
    const found = hashes.findIndex((hash) => zeroBits(hash) >= bits);
    if (found !== -1) return { challenge, solution: String(first + found) };
  }
};

/** The solved proof for a refusal's challenge; `undefined` when there is none or it is too hard. */
export const proofFor = async (data: unknown, signal?: AbortSignal): Promise<ProofAnswer | undefined> => {
  const challenge = readChallenge(data);
  return challenge && solveChallenge(challenge, signal);
};
