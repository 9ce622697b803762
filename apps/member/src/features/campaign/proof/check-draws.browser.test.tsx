import type { CampaignProof } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { checkInWorker } from './check-in-worker.ts';
import { headBehind, prizeAt, rollOf, seedHashOf } from './recompute-draw.ts';

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const at = '2026-11-20T08:30:00.000Z';
const rows = [{ prizeId: 'mug', odds: 300_000 }];

/** A campaign's list of so many draws, in the form of the file, with what proves it. */
async function listOf(count: number): Promise<{ proof: CampaignProof; lines: string[] }> {
  const lines: string[] = [];
  let head = '0'.repeat(64);
  for (let position = 1; position <= count; position += 1) {
    const draw = {
      campaignId: 'LuckyDraw2026a',
      pseudonym: '7Q2MXK9B',
      number: position,
      clientSeed: '好运',
    };
    const roll = await rollOf(seed, draw);
    const prizeId = prizeAt(roll, rows);
    head = await headBehind(head, `${position}|7Q2MXK9B|${position}|好运|1|${roll}|${prizeId ?? ''}`);
    lines.push(JSON.stringify([position, '7Q2MXK9B', position, '好运', 1, roll, prizeId, at, head]));
  }
  const proof: CampaignProof = {
    id: 'LuckyDraw2026a',
    title: '天天幸运抽奖',
    face: 'lottery',
    seedHash: await seedHashOf(seed),
    seed,
    versions: [{ version: 1, reason: '活动发布', publishedAt: at, rows }],
    prizes: [{ id: 'mug', title: '陶瓷马克杯' }],
    draws: count,
    head,
    entrantsHash: null,
    entrants: 0,
  };
  return { proof, lines };
}

const check = async (proof: CampaignProof, lines: readonly string[], told: number[] = []) =>
  await checkInWorker(
    { proof, file: new Blob(lines.map((line) => `${line}\n`)), entrants: [], membersDraw: true },
    { onProgress: (checked) => told.push(checked), signal: new AbortController().signal },
  );

test('rule 12.8: a worker recomputes the whole file, tells how far it is, and finds what was changed', async () => {
  const { proof, lines } = await listOf(2100);
  const told: number[] = [];
  expect(await check(proof, lines, told)).toEqual({ checked: 2100, wrong: [], isSeedChecked: true });
  expect(told).toEqual([2000]);
  const changed = lines.map((line, index) => (index === 4 ? line.replace('好运', '坏运') : line));
  expect((await check(proof, changed)).wrong[0]).toBe(5);
  expect((await check(proof, lines.slice(0, 2000))).wrong).toEqual([0]);
  expect((await check({ ...proof, seedHash: '0'.repeat(64) }, lines.slice(0, 3))).wrong).toContain(0);
});
