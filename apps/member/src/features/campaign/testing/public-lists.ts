import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { CampaignProof } from '@yayan/api-client';
import { onTestFinished } from 'vitest';
import { headBehind, placeOf, prizeAt, rollOf, seedHashOf } from '../proof/recompute-draw.ts';

/** The server seed of these lists. */
export const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const at = '2026-11-20T08:30:00.000Z';
const rows = [{ prizeId: 'mug', odds: 300_000 }];
const id = 'LuckyDraw2026a';

/** What proves a campaign without draws. */
export const proofOf = (more: Partial<CampaignProof>): CampaignProof => ({
  id,
  title: '天天幸运抽奖',
  face: 'lottery',
  seedHash: seedHashOf(seed),
  seed,
  versions: [{ version: 1, reason: '活动发布', publishedAt: at, rows }],
  prizes: [{ id: 'mug', title: '陶瓷马克杯' }],
  draws: 0,
  head: null,
  entrantsHash: null,
  entrants: 0,
  ...more,
});

/** A campaign's list of so many draws, in the form of the file, with what proves it. `rolls` are sealed instead of fair ones. */
export function listOf(
  count: number,
  { rolls = {} }: { rolls?: Readonly<Record<number, number>> } = {},
): { proof: CampaignProof; lines: string[] } {
  const lines: string[] = [];
  let head = '0'.repeat(64);
  for (let position = 1; position <= count; position += 1) {
    const draw = { campaignId: id, pseudonym: '7Q2MXK9B', number: position, clientSeed: '好运' };
    const roll = rolls[position] ?? rollOf(seed, draw);
    const prizeId = prizeAt(roll, rows);
    head = headBehind(head, `${position}|7Q2MXK9B|${position}|好运|1|${roll}|${prizeId ?? ''}`);
    lines.push(JSON.stringify([position, '7Q2MXK9B', position, '好运', 1, roll, prizeId, at, head]));
  }
  return { proof: proofOf({ draws: count, head }), lines };
}

/** A 锦鲤 campaign with so many entrants, and the line of its one draw. */
export function koiOf(count: number): { proof: CampaignProof; entrants: string[]; lines: string[] } {
  const entrants = Array.from({ length: count }, (_, index) => `m${String(index).padStart(7, '0')}|好|运`);
  const entrantsHash = bytesToHex(sha256(new TextEncoder().encode(entrants.join('\n'))));
  const roll = rollOf(seed, { campaignId: id, pseudonym: entrantsHash, number: count, clientSeed: 'koi' });
  const pseudonym = entrants[placeOf(roll, count)]?.slice(0, 8) ?? '';
  const head = headBehind('0'.repeat(64), `1|${pseudonym}|1|好|运|1|${roll}|mug`);
  const lines = [JSON.stringify([1, pseudonym, 1, '好|运', 1, roll, 'mug', at, head])];
  return { proof: proofOf({ face: 'koi', draws: 1, head, entrantsHash, entrants: count }), entrants, lines };
}

/** An address of a file with these lines, until the test ends. */
export const addressOf = (lines: readonly string[]): string => {
  const address = URL.createObjectURL(new Blob([lines.join('\n')]));
  onTestFinished(() => URL.revokeObjectURL(address));
  return address;
};
