import type { CampaignProof } from '@yayan/api-client';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import type { Verdict } from './check-draws.ts';
import { CheckFailure, checkInWorker } from './check-in-worker.ts';
import { addressOf, koiOf, listOf, proofOf, seed } from '../testing/public-lists.ts';

interface Lists {
  proof: CampaignProof;
  lines: readonly string[];
  entrants?: readonly string[];
}

const check = async (
  { proof, lines, entrants }: Lists,
  { told = [], pseudonym = null }: { told?: number[]; pseudonym?: string | null } = {},
): Promise<Verdict> =>
  await checkInWorker(
    {
      proof,
      files: { draws: addressOf(lines), entrants: entrants === undefined ? null : addressOf(entrants) },
      pseudonym,
    },
    { onProgress: (checked) => told.push(checked), signal: new AbortController().signal },
  );

test('rule 12.8: a worker recomputes the whole file, tells how far it is, and finds what was changed', async () => {
  const { proof, lines } = listOf(10_100);
  const told: number[] = [];
  expect(await check({ proof, lines }, { told })).toEqual({
    checked: 10_100,
    wrong: [],
    isSeedChecked: true,
    entrants: null,
  });
  expect(told).toEqual([10_000]);
  const changed = lines.map((line, index) => (index === 4 ? line.replace('好运', '坏运') : line));
  expect((await check({ proof, lines: changed })).wrong[0]).toBe(5);
  expect((await check({ proof, lines: lines.slice(0, 10_000) })).wrong).toEqual([0]);
  const other = { ...proof, seedHash: '0'.repeat(64) };
  expect((await check({ proof: other, lines: lines.slice(0, 3) })).wrong).toContain(0);
});

test('rule 12.8: a line near the end of the file that was changed, or sealed with a wrong roll, is named', async () => {
  const { proof, lines } = listOf(300);
  const changed = lines.map((line, index) => (index === 297 ? line.replace('好运', '坏运') : line));
  expect((await check({ proof, lines: changed })).wrong).toEqual([298, 299, 300]);
  // The chain of this list is whole; only its roll doesn't follow from the seed.
  const sealed = listOf(300, { rolls: { 298: 7 } });
  expect((await check(sealed)).wrong).toEqual([298]);
});

test('rule 12.10: a worker checks winner and hash by the file of entrants, and finds the place of who asks', async () => {
  const koi = koiOf(41_000);
  const told: number[] = [];
  expect(await check(koi, { told, pseudonym: 'm0000041' })).toMatchObject({
    checked: 1,
    wrong: [],
    entrants: { count: 41_000, ownPlace: 42 },
  });
  expect(told).toEqual([20_000, 40_000]);
  expect((await check(koi, { pseudonym: 'stranger' })).entrants?.ownPlace).toBeNull();
});

test('rule 12.10: an entrant who is missing, added, doubled or changed is found', async () => {
  const koi = koiOf(100);
  const [first = '', second = ''] = koi.entrants;
  const wrongLists = [
    koi.entrants.slice(1),
    [...koi.entrants, 'm9999999|x'],
    [first.replace('好', '坏'), ...koi.entrants.slice(1)],
    [second, first, ...koi.entrants.slice(2)],
  ];
  for (const entrants of wrongLists) expect((await check({ ...koi, entrants })).wrong).toContain(0);
  // A list with an entrant twice, whose hash was published.
  const doubled = [first, ...koi.entrants];
  const entrantsHash = bytesToHex(sha256(new TextEncoder().encode(doubled.join('\n'))));
  const proof = { ...koi.proof, entrants: 101, entrantsHash };
  expect((await check({ ...koi, proof, entrants: doubled })).wrong).toContain(0);
  // Another winner than the one whom seed and list select.
  const proofOfOther = { ...koi.proof, seed: seed.replace('0', '1') };
  expect((await check({ ...koi, proof: proofOfOther })).wrong).toContain(1);
});

test('a check that is stopped ends without a verdict', async () => {
  const { proof, lines } = listOf(10);
  const stopping = new AbortController();
  const checking = checkInWorker(
    { proof, files: { draws: addressOf(lines), entrants: null }, pseudonym: null },
    { onProgress: () => undefined, signal: stopping.signal },
  );
  stopping.abort();
  await expect(checking).rejects.toThrow('The check was left');
});

test('a file that is missing is a failure, not a verdict', async () => {
  const files = { draws: URL.createObjectURL(new Blob()), entrants: null };
  URL.revokeObjectURL(files.draws);
  const quiet = { onProgress: () => undefined, signal: new AbortController().signal };
  await expect(checkInWorker({ proof: proofOf({}), files, pseudonym: null }, quiet)).rejects.toThrow(
    CheckFailure,
  );
});
