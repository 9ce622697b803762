import type { CampaignProof, SealedDraw } from '@yayan/api-client';
import { headBehind, prizeAt, rollOf, seedHashOf } from './recompute-draw.ts';

/** What a check of the public list found. */
export interface Verdict {
  checked: number;
  /** Positions that are wrong; 0 stands for the seed or the end of the chain. */
  wrong: number[];
  /** Whether the seed is public, so that results were computed too. */
  isSeedChecked: boolean;
}

type Page = (cursor: { cursor?: string }) => Promise<{ items: SealedDraw[]; nextCursor: string | null }>;

/** Reads all pages of the public list. */
export const readAllDraws = async (page: Page): Promise<SealedDraw[]> => {
  const draws: SealedDraw[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { items, nextCursor } = await page(cursor === undefined ? {} : { cursor });
    draws.push(...items);
    cursor = nextCursor;
  }
  return draws;
};

/** Recomputes the chain, and every roll and prize once the seed is public. */
export const verifyDraws = async (
  { id, seed, seedHash, versions, head }: CampaignProof,
  draws: readonly SealedDraw[],
): Promise<Verdict> => {
  const wrong: number[] = [];
  const rows = new Map(versions.map((one) => [one.version, one.rows]));
  let before = '0'.repeat(64);
  if (seed !== null && (await seedHashOf(seed)) !== seedHash) wrong.push(0);
  for (const [index, draw] of draws.entries()) {
    const { position, pseudonym, number, clientSeed, version, roll, prizeId } = draw;
    const line = [position, pseudonym, number, clientSeed, version, roll, prizeId ?? ''].join('|');
    before = await headBehind(before, line);
    const isChained = position === index + 1 && before === draw.head;
    const isFair =
      seed === null ||
      ((await rollOf(seed, { campaignId: id, pseudonym, number, clientSeed })) === roll &&
        prizeAt(roll, rows.get(version) ?? []) === prizeId);
    if (!isChained || !isFair) wrong.push(position);
  }
  // Draws may have been sealed after the proof was read.
  if (head !== null && !draws.some((draw) => draw.head === head)) wrong.push(0);
  return { checked: draws.length, wrong, isSeedChecked: seed !== null };
};
