import type { CampaignEntrant, CampaignProof, SealedDraw } from '@yayan/api-client';
import type { CampaignKind } from '../campaign-kind.ts';
import { headBehind, seedHashOf } from './recompute-draw.ts';

/** The result of checking the public list. */
export interface Verdict {
  checked: number;
  /** The first positions that are wrong; 0 means the seed or the end of the chain. */
  wrong: number[];
  /** Whether the seed is public, so that results were computed too. */
  isSeedChecked: boolean;
}

/** The public list of a campaign: what proves it, and the file of its draws. */
export interface PublicDraws {
  proof: CampaignProof;
  file: Blob;
  entrants: readonly CampaignEntrant[];
}

/** What the worker checks. */
export interface CheckTask extends PublicDraws {
  /** Whether members draw by odds; else one winner is drawn among the entrants. */
  membersDraw: boolean;
}

/** What the worker says. */
export type CheckAnswer =
  | { kind: 'progress'; checked: number }
  | { kind: 'verdict'; verdict: Verdict }
  | { kind: 'failed'; reason: string };

/** More positions that are wrong say nothing more. */
const MOST_WRONG = 100;
/** Progress is told once for so many draws. */
const TELL_EACH = 2000;

/** The lines of a file, without holding it as a whole. */
async function* linesOf(file: Blob): AsyncGenerator<string, void> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    yield* lines.filter((line) => line !== '');
    if (done) return;
  }
}

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
 * file line by line, so that its size doesn't matter.
 */
export const checkDraws = async (
  { proof, file, entrants }: PublicDraws,
  isFair: CampaignKind['proof']['isFair'],
  onProgress: (checked: number) => void,
): Promise<Verdict> => {
  const { seed, seedHash, head } = proof;
  const wrong: number[] = [];
  const note = (position: number): void => {
    if (wrong.length < MOST_WRONG) wrong.push(position);
  };
  let before = '0'.repeat(64);
  let checked = 0;
  let isWhole = head === null;
  if (seed !== null && (await seedHashOf(seed)) !== seedHash) note(0);
  for await (const line of linesOf(file)) {
    const draw = drawOf(line);
    const { position, pseudonym, number, clientSeed, version, roll, prizeId } = draw;
    const said = [position, pseudonym, number, clientSeed, version, roll, prizeId ?? ''].join('|');
    before = await headBehind(before, said);
    checked += 1;
    const isChained = position === checked && before === draw.head;
    const isRight = seed === null || (await isFair(draw, { seed, proof, entrants }));
    if (!isChained || !isRight) note(position);
    // Draws may have been sealed after the proof was read.
    if (draw.head === head) isWhole = true;
    if (checked % TELL_EACH === 0) onProgress(checked);
  }
  if (!isWhole) note(0);
  return { checked, wrong, isSeedChecked: seed !== null };
};
