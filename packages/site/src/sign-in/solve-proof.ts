/** A challenge of the server: work for the machine before another code is sent (decisions §2). */
export interface ProofChallenge {
  challenge: string;
  /** How many bits at the beginning of the hash have to be zero. */
  bits: number;
}

/** Tries that are hashed side by side: one at a time most of the time goes into waiting. */
const batch = 512;

const zeroBits = (hash: Uint8Array): number => {
  const first = hash.findIndex((byte) => byte !== 0);
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
};

/** Finds the number that makes SHA-256 of `<challenge>.<number>` begin with enough zero bits; the page stays usable. */
export const solveProof = async ({ challenge, bits }: ProofChallenge): Promise<string> => {
  const encoder = new TextEncoder();
  for (let start = 0; ; start += batch) {
    const hashes = await Promise.all(
      Array.from({ length: batch }, (_, index) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}.${start + index}`)),
      ),
    );
    const found = hashes.findIndex((hash) => zeroBits(new Uint8Array(hash)) >= bits);
    if (found !== -1) return String(start + found);
  }
};
