import { createHash } from 'node:crypto';
import type { StoredDraw } from '../draw/draw-store.ts';

/** The head before the first draw. */
export const CHAIN_START = '0'.repeat(64);

type Link = Pick<StoredDraw, 'pseudonym' | 'number' | 'clientSeed' | 'version' | 'roll' | 'prizeId'>;

/** The head of the chain after a draw, as the public list documents it. */
export function nextHead(before: string, position: number, draw: Link): string {
  const { pseudonym, number, clientSeed, version, roll, prizeId } = draw;
  const line = [position, pseudonym, number, clientSeed, version, roll, prizeId ?? ''].join('|');
  return createHash('sha256').update(`${before}\n${line}`).digest('hex');
}
