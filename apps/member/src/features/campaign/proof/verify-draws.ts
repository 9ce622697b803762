import type { CampaignEntrant, CampaignProof, SealedDraw } from '@yayan/api-client';
import type { CampaignKind } from '../campaign-kind.ts';
import { headBehind, seedHashOf } from './recompute-draw.ts';

/** The result of checking the public list. */
export interface Verdict {
  checked: number;
  /** Positions that are wrong; 0 means the seed or the end of the chain. */
  wrong: number[];
  /** Whether the seed is public, so that results were computed too. */
  isSeedChecked: boolean;
}

type Page<Item> = (cursor: { cursor?: string }) => Promise<{ items: Item[]; nextCursor: string | null }>;

/** Reads all pages of a public list. */
export const readAll = async <Item>(page: Page<Item>): Promise<Item[]> => {
  const all: Item[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { items, nextCursor } = await page(cursor === undefined ? {} : { cursor });
    all.push(...items);
    cursor = nextCursor;
  }
  return all;
};

interface PublicDraws {
  proof: CampaignProof;
  draws: readonly SealedDraw[];
  entrants: readonly CampaignEntrant[];
}

/** Recomputes the chain and, once the seed is public, every roll and prize by the rule of the kind. */
export const verifyDraws = async (
  { proof, draws, entrants }: PublicDraws,
  isFair: CampaignKind['proof']['isFair'],
): Promise<Verdict> => {
  const { seed, seedHash, head } = proof;
  const wrong: number[] = [];
  let before = '0'.repeat(64);
  if (seed !== null && (await seedHashOf(seed)) !== seedHash) wrong.push(0);
  for (const [index, draw] of draws.entries()) {
    const { position, pseudonym, number, clientSeed, version, roll, prizeId } = draw;
    const line = [position, pseudonym, number, clientSeed, version, roll, prizeId ?? ''].join('|');
    before = await headBehind(before, line);
    const isChained = position === index + 1 && before === draw.head;
    const isRight = seed === null || (await isFair(draw, { seed, proof, entrants }));
    if (!isChained || !isRight) wrong.push(position);
  }
  // Draws may have been sealed after the proof was read.
  if (head !== null && !draws.some((draw) => draw.head === head)) wrong.push(0);
  return { checked: draws.length, wrong, isSeedChecked: seed !== null };
};
