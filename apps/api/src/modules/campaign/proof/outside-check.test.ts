import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endCampaign } from '../authoring/end-campaign.ts';
import { type CampaignWorld, campaignWorld, coins, mug } from '../../../../test/campaign/campaign-world.ts';
import { drawDueKoi } from '../koi/draw-koi.ts';
import { downloadCampaignEntrants } from '../koi/entrants-file.ts';
import { downloadCampaignDraws } from './draws-file.ts';
import { getCampaignProof } from './proof.ts';

const SCRIPT = fileURLToPath(new URL('../../../../../../docs/verify-draws.mjs', import.meta.url));
const HOUR_MS = 3_600_000;
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

/** Writes the public files of a campaign as its page downloads them, and returns their names. */
async function published(id: string): Promise<[proof: string, draws: string, entrants: string]> {
  const names = ['proof.json', 'draws.ndjson', 'entrants.txt'].map((name) => join(folder, `${id}-${name}`));
  const [proof = '', draws = '', entrants = ''] = names;
  const campaign = { params: { id } };
  await writeFile(proof, JSON.stringify(await getCampaignProof(world.deps, campaign)));
  await writeFile(draws, (await downloadCampaignDraws(world.deps, campaign)).content);
  await writeFile(entrants, (await downloadCampaignEntrants(world.deps, campaign)).content);
  return [proof, draws, entrants];
}

const publishKoi = async (): Promise<string> =>
  await world.publish([mug(1, 1)], {
    face: 'koi',
    drawsAt: new Date(world.clock.now().getTime() + HOUR_MS),
  });

it('the script in docs finds nothing wrong while a 锦鲤 campaign takes entries, whose list is not public yet', async () => {
  const [proof, draws, entrants] = await published(await publishKoi());
  expect((await run(process.execPath, [SCRIPT, proof, draws])).stdout).toContain('0 draws are right');
  expect(await readFile(entrants, 'utf8')).toBe('');
});

it('rule 12.10: the script in docs finds the winner by the file of entrants, and an entrant who was changed', async () => {
  const id = await publishKoi();
  for (let count = 0; count < 7; count += 1) await world.enter(id, world.member(1), '好|运');
  world.clock.advance(HOUR_MS);
  await drawDueKoi(world.deps, (due) => endCampaign(world.deps, due, 'clock'), new AbortController().signal);
  const [proof, draws, entrants] = await published(id);
  expect((await run(process.execPath, [SCRIPT, proof, draws, entrants])).stdout).toBe(
    '1 draws are right: chain and results\n',
  );
  const list = await readFile(entrants, 'utf8');
  expect(list.split('\n')).toHaveLength(7);
  await writeFile(entrants, list.replace('好', '坏'));
  await expect(run(process.execPath, [SCRIPT, proof, draws, entrants])).rejects.toThrow();
  await expect(run(process.execPath, [SCRIPT, proof, draws])).rejects.toThrow();
});

it('the script in docs recomputes every draw, and finds one that was changed', async () => {
  const id = await world.publish([coins(300_000)]);
  for (let count = 0; count < 12; count += 1) await world.draw(id, world.member(1));
  await endCampaign(world.deps, id, '林晓');
  const [proof, draws] = await published(id);
  expect((await run(process.execPath, [SCRIPT, proof, draws])).stdout).toBe(
    '12 draws are right: chain and results\n',
  );
  const list = await readFile(draws, 'utf8');
  await writeFile(draws, list.replaceAll(/,\d{9,},/gu, ',0,'));
  await expect(run(process.execPath, [SCRIPT, proof, draws])).rejects.toThrow();
});
