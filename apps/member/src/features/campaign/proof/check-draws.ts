import type { CampaignProof, SealedDraw } from '@yayan/api-client';
import { isDrawFair } from './is-draw-fair.ts';
import { isKoiFair, isListRight, koiPlace } from './is-koi-fair.ts';
import type { PublicFiles } from './public-files.ts';
import { type EntrantList, readEntrants } from './read-entrants.ts';
import { readLines } from './read-lines.ts';
import { headBehind, seedHashOf } from './recompute-draw.ts';

/** The result of checking the public lists. */
export interface Verdict {
  checked: number;
  /** The first positions that are wrong; 0 means the seed, the end of the chain or the list of entrants. */
  wrong: number[];
  /** Whether the seed is public, so that results were computed too. */
  isSeedChecked: boolean;
  /** The entrants of a 锦鲤 draw; null if members draw by odds. */
  entrants: Pick<EntrantList, 'count' | 'ownPlace'> | null;
}

/** What a campaign is checked by. */
export interface CheckTask {
  proof: CampaignProof;
  files: PublicFiles;
  /** The pseudonym of the member who asks, who is looked for among the entrants. */
  pseudonym: string | null;
}

/** What the worker says. */
export type CheckAnswer =
  | { kind: 'progress'; checked: number }
  | { kind: 'verdict'; verdict: Verdict }
  | { kind: 'failed'; reason: string; isBusy: boolean };

/** More positions that are wrong say nothing more. */
const MOST_WRONG = 100;
/** Progress is told once for so many draws. */
const TELL_EACH = 10_000;

/** A draw from its line of the file. */
export const drawOf = (line: string): SealedDraw => {
  const [position, pseudonym, number, clientSeed, version, roll, prizeId, at, head] = JSON.parse(line) as [
    number,
    string,
    number,
    string,
    number,
    number,
    string | null,
    string,
    string,
  ];
  return { position, pseudonym, number, clientSeed, version, roll, prizeId, at, head };
};

/**
 * Recomputes the chain and, once the seed is public, every roll and prize by the rule of the kind (rule 12.8). Reads the
 * files line by line while they arrive, so that their size doesn't matter. `onProgress` gets how many lines were checked.
 */
export const checkDraws = async (
  { proof, files, pseudonym }: CheckTask,
  onProgress: (checked: number) => void,
): Promise<Verdict> => {
  const { seed, seedHash, head } = proof;
  const wrong: number[] = [];
  const note = (position: number): void => {
    if (wrong.length < MOST_WRONG) wrong.push(position);
  };
  if (seed !== null && seedHashOf(seed) !== seedHash) note(0);
  const wanted = { place: koiPlace(proof), pseudonym };
  const list = files.entrants === null ? null : await readEntrants(files.entrants, wanted, onProgress);
  if (list !== null && !isListRight(proof, list)) note(0);
  const isFair = (draw: SealedDraw): boolean =>
    list === null ? isDrawFair(draw, proof) : isKoiFair(draw, proof, list);
  let before = '0'.repeat(64);
  let checked = 0;
  let isWhole = head === null;
  for await (const lines of readLines(files.draws))
    for (const line of lines) {
      const draw = drawOf(line);
      const { position, number, clientSeed, version, roll, prizeId } = draw;
      const said = [position, draw.pseudonym, number, clientSeed, version, roll, prizeId ?? ''].join('|');
      before = headBehind(before, said);
      checked += 1;
      const isChained = position === checked && before === draw.head;
      if (!isChained || !(seed === null || isFair(draw))) note(position);
      // Draws may have been sealed after the proof was read.
      if (draw.head === head) isWhole = true;
      if (checked % TELL_EACH === 0) onProgress((list?.count ?? 0) + checked);
    }
  if (!isWhole) note(0);
  return { checked, wrong, isSeedChecked: seed !== null, entrants: list };
};
