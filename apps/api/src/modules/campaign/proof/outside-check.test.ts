import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endCampaign } from '../authoring/end-campaign.ts';
import { type CampaignWorld, campaignWorld, coins, mug } from '../../../../test/campaign/campaign-world.ts';
import { downloadCampaignDraws } from './draws-file.ts';
import { getCampaignProof } from './proof.ts';

const SCRIPT = fileURLToPath(new URL('../../../../../../docs/verify-draws.mjs', import.meta.url));
const run = promisify(execFile);

let world: CampaignWorld;
let folder: string;
beforeAll(async () => {
  world = await campaignWorld();
  folder = await mkdtemp(join(tmpdir(), 'yayan-draws-'));
});
afterAll(async () => {
  await world.stop();
  await rm(folder, { recursive: true, force: true });
});

it('the script in docs finds nothing wrong while a 锦鲤 campaign takes entries, whose list is not public yet', async () => {
  const id = await world.publish([mug(1, 1)], {
    face: 'koi',
    drawsAt: new Date(world.clock.now().getTime() + 1),
  });
  const file = join(folder, 'koi.json');
  await writeFile(
    file,
    JSON.stringify({
      proof: await getCampaignProof(world.deps, { params: { id: id } }),
      entrants: [],
    }),
  );
  expect((await run(process.execPath, [SCRIPT, file])).stdout).toContain('0 draws are right');
});

it('the script in docs recomputes every draw, and finds one that was changed', async () => {
  const id = await world.publish([coins(300_000)]);
  for (let count = 0; count < 12; count += 1) await world.draw(id, world.member(1));
  await endCampaign(world.deps, id, '林晓');
  const proof = await getCampaignProof(world.deps, { params: { id: id } });
  const { content } = await downloadCampaignDraws(world.deps, { params: { id } });
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  const draws = Buffer.concat(parts).toString('utf8');
  const written = (lines: string): string => `${JSON.stringify({ proof })}\n${lines}`;
  const file = join(folder, 'draws.json');
  await writeFile(file, written(draws));
  expect((await run(process.execPath, [SCRIPT, file])).stdout).toBe(
    '12 draws are right: chain and results\n',
  );
  await writeFile(file, written(draws.replaceAll(/,\d{9,},/gu, ',0,')));
  await expect(run(process.execPath, [SCRIPT, file])).rejects.toThrow();
});
