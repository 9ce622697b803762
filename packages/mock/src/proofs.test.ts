import { createHash } from 'node:crypto';
import {
  changeNickname,
  downloadCampaignDraws,
  downloadCampaignEntrants,
  drawCampaign,
  enterCampaign,
  getAccount,
  getCampaign,
  getCampaignProof,
  listCampaignDraws,
  listCampaignEntrants,
  listCampaigns,
  listCampaignWinners,
} from '@yayan/api-client';
import { expect, test } from 'vitest';
import { open, reasonOf } from './testing/calling.ts';
import { openMock } from './testing/open-mock.ts';
import { register } from './testing/register.ts';

const opened = async (face: 'lottery' | 'koi') => {
  const { client } = await open();
  const { campaign } = await getCampaign(face, {}, { client });
  if (!campaign) throw new Error(`There is no ${face}`);
  return { client, campaign };
};

test('a draw is in the public lists, and its chain ends at the head of the proof', async () => {
  const { client, campaign } = await opened('lottery');
  const { id } = campaign;
  await changeNickname({ nickname: '小麦子' }, { client });
  for (const clientSeed of ['好运', '再来|一次']) await drawCampaign(id, { clientSeed }, { client });
  await register(client, '13912345678');
  await drawCampaign(id, { clientSeed: '好运' }, { client });

  const proof = await getCampaignProof(id, { client });
  const { items: draws } = await listCampaignDraws(id, {}, { client });
  expect(proof).toMatchObject({
    id,
    seedHash: campaign.seedHash,
    seed: null,
    draws: 3,
    head: draws[2]?.head,
  });
  const file = await (await downloadCampaignDraws(id, { client })).text();
  let head = '0'.repeat(64);
  for (const [index, line] of file.trimEnd().split('\n').entries()) {
    const [position, pseudonym, number, clientSeed, version, roll, prizeId, at, sealed] = JSON.parse(line);
    const said = [position, pseudonym, number, clientSeed, version, roll, prizeId ?? ''].join('|');
    head = createHash('sha256').update(`${head}\n${said}`).digest('hex');
    expect(sealed).toBe(head);
    const draw = { position, pseudonym, number, clientSeed, version, roll, prizeId, at, head };
    expect(draws[index]).toEqual(draw);
    const odds = proof.versions[0]?.rows[0]?.odds ?? 0;
    expect((roll / 2 ** 52) * 1_000_000 < odds, 'the roll falls on the prize').toBe(prizeId !== null);
  }
  expect(draws.map(({ number }) => number)).toEqual([1, 2, 1]);
  expect(new Set(draws.map(({ pseudonym }) => pseudonym)).size).toBe(2);

  const { items: winners } = await listCampaignWinners(id, {}, { client });
  const { pseudonym, at } = draws[1] ?? {};
  expect(winners).toEqual([{ pseudonym, name: '小*子', prize: '陶瓷马克杯', at }]);
  const { items: campaigns } = await listCampaigns({}, { client });
  expect(campaigns.find((each) => each.id === id)?.winners).toEqual(winners);
  const { campaign: later } = await getCampaign('lottery', {}, { client });
  expect(later?.prizes[0]?.left).toBe((campaign.prizes[0]?.left ?? 0) - 1);
});

test('who entered the koi is counted, and listed when the list is closed', async () => {
  const { client, campaign } = await opened('koi');
  const { coins } = await getAccount({ client });
  await enterCampaign(campaign.id, { clientSeed: '好运' }, { client });
  expect((await getAccount({ client })).coins).toBe(coins + campaign.consolation);
  expect((await getCampaign('koi', {}, { client })).campaign?.entrants).toBe(1);
  const proof = await getCampaignProof(campaign.id, { client });
  expect(proof).toMatchObject({ entrants: 1, entrantsHash: null, draws: 0, head: null });
  expect((await listCampaignEntrants(campaign.id, {}, { client })).items).toEqual([]);
  expect((await downloadCampaignEntrants(campaign.id, { client })).size).toBe(0);
});

test('a campaign that nobody knows has no public lists', async () => {
  const { client } = openMock();
  for (const read of [
    getCampaignProof('t7Kq2mX9bLpR', { client }),
    listCampaignDraws('t7Kq2mX9bLpR', {}, { client }),
    listCampaignWinners('t7Kq2mX9bLpR', {}, { client }),
    downloadCampaignDraws('t7Kq2mX9bLpR', { client }),
  ])
    expect(await reasonOf(read)).toBe('NOT_FOUND');
});
