/**
 * Seed of the random order of choices and rows. One participation gets the same seed on every device. The server's checks don't
 * depend on the order. FNV-1a over the participation's id: a positive 32-bit integer, never 0 (for survey-core 0 means "none").
 */
export const orderSeed = (participationId: string): number => {
  let hash = 0x811c9dc5;
  for (const character of participationId)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0 || 1;
};
