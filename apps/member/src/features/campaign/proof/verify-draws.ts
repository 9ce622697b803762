import { type CampaignEntrant, CampaignFace, type CampaignProof, type SealedDraw } from '@yayan/api-client';
import { headBehind, placeOf, prizeAt, rollOf, seedHashOf, textHashOf } from './recompute-draw.ts';

/** What a check of the public list found. */
export interface Verdict {
  checked: number;
  /** Positions that are wrong; 0 stands for the seed or the end of the chain. */
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

/** Whether the winner stands where seed and list of entrants say (rule 12.10). */
const isKoiFair = async (
  seed: string,
  { id, entrantsHash }: Pick<CampaignProof, 'id' | 'entrantsHash'>,
  { draw, entrants }: { draw: SealedDraw; entrants: readonly CampaignEntrant[] },
): Promise<boolean> => {
  const list = entrants.map(({ pseudonym, clientSeed }) => `${pseudonym}|${clientSeed}`).join('\n');
  if (entrantsHash === null || (await textHashOf(list)) !== entrantsHash) return false;
  const roll = await rollOf(seed, {
    campaignId: id,
    pseudonym: entrantsHash,
    number: entrants.length,
    clientSeed: 'koi',
  });
  return roll === draw.roll && entrants[placeOf(roll, entrants.length)]?.pseudonym === draw.pseudonym;
};

/** Recomputes the chain, and every roll and prize once the seed is public. */
export const verifyDraws = async (
  proof: CampaignProof,
  draws: readonly SealedDraw[],
  entrants: readonly CampaignEntrant[] = [],
): Promise<Verdict> => {
  const { id, face, seed, seedHash, versions, head, entrantsHash } = proof;
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
      (face === CampaignFace.Koi
        ? await isKoiFair(seed, { id, entrantsHash }, { draw, entrants })
        : (await rollOf(seed, { campaignId: id, pseudonym, number, clientSeed })) === roll &&
          prizeAt(roll, rows.get(version) ?? []) === prizeId);
    if (!isChained || !isFair) wrong.push(position);
  }
  // Draws may have been sealed after the proof was read.
  if (head !== null && !draws.some((draw) => draw.head === head)) wrong.push(0);
  return { checked: draws.length, wrong, isSeedChecked: seed !== null };
};
