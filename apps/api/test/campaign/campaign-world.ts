import { addressOf } from './address-of.ts';
import { systemRandom } from '../../src/platform/random.ts';
import { testPlatform, type TestPlatform } from '../system/test-platform.ts';
import { createMessages } from '../../src/modules/message/module.ts';
import { type FiledCampaign, readCampaignFile } from '../../src/modules/campaign/authoring/campaign-file.ts';
import { publishCampaign } from '../../src/modules/campaign/authoring/publish.ts';
import type { CampaignDeps, EarningEvent } from '../../src/modules/campaign/core/deps.ts';
import { drawOnce } from '../../src/modules/campaign/draw/draw-campaign.ts';
import { enterCampaign } from '../../src/modules/campaign/koi/enter-campaign.ts';

const DAY_MS = 86_400_000;

/** Campaigns on a separate database. The exchange is replaced by a list of ordered benefits. */
export interface CampaignWorld extends TestPlatform {
  readonly deps: CampaignDeps;
  /** The number of benefits reserved, the number of pieces returned, and the ordered ones. */
  readonly stockCounts: { reserved: number; released: number; ordered: string[] };
  /** Publishes a campaign with these prizes, running since yesterday. Resolves to its id. */
  publish(prizes: readonly object[], more?: Partial<FiledCampaign>): Promise<string>;
  /** A new member who checked in this many times during every campaign. */
  member(checkins: number): string;
  /** Draws with a new browser, address and key unless they are given. The browser null refuses cookies. */
  draw(
    campaignId: string,
    memberId: string,
    more?: { key?: string; clientSeed?: string; browser?: string | null; address?: string },
  ): ReturnType<typeof drawOnce>;
  /** Enters a 锦鲤 draw with a new key. */
  enter(campaignId: string, memberId: string, clientSeed?: string): ReturnType<typeof enterCampaign>;
}

export const coins = (odds: number, stock = 1_000, id = 'coins') => ({
  id,
  kind: 'coins',
  title: '10 金币',
  worth: 10,
  coins: 10,
  stock,
  odds,
});

export const mug = (odds: number, stock = 1_000) => ({
  id: 'mug',
  kind: 'goods',
  title: '马克杯',
  worth: 2600,
  benefit: 'bGd5v9rU3sDg',
  stock,
  odds,
});

/** A lottery as an operator files it. It runs around the day of the tests' clock unless `more` gives other dates. */
export const filedLottery = (id: string, prizes: readonly object[], more: object = {}): FiledCampaign =>
  readCampaignFile(
    JSON.stringify({
      id,
      face: 'lottery',
      title: '测试抽奖',
      summary: '测试',
      rules: ['规则'],
      organiser: '芽言',
      taxNote: '税费',
      startsAt: '2026-11-20T00:00:00Z',
      endsAt: '2026-12-20T00:00:00Z',
      claimDays: 3,
      ways: [{ cause: 'checkin', chances: 1 }],
      prizes,
      ...more,
    }),
    100,
  );

export async function campaignWorld(): Promise<CampaignWorld> {
  const test = await testPlatform();
  const { platform, clock } = test;
  const checkins = new Map<string, EarningEvent[]>();
  const stockCounts = { reserved: 0, released: 0, ordered: new Array<string>() };
  const deps: CampaignDeps = {
    platform,
    messages: createMessages(platform),
    earnedBy: {
      checkin: async (_db, memberId) => checkins.get(memberId) ?? [],
      task: async () => [],
    },
    orders: {
      check: async () => {},
      reserve: async (_tx, _benefit, count) => void (stockCounts.reserved += count),
      release: async (_tx, _benefit, count) => void (stockCounts.released += count),
      order: async (_tx, { memberId }) => {
        stockCounts.ordered.push(memberId);
        return systemRandom.uuid();
      },
    },
    coversOf: async (_db, ids) => new Map(ids.map((id) => [id, `/covers/${id}.svg`])),
    exchangePauses: async () => [],
    namesOf: async (_db, memberIds) => new Map(memberIds.map((id) => [id, '小*'])),
  };
  await test.start();
  return {
    ...test,
    deps,
    stockCounts,
    publish: async (prizes, more = {}) => {
      const now = clock.now().getTime();
      const times = { startsAt: new Date(now - DAY_MS), endsAt: new Date(now + 10 * DAY_MS) };
      const campaign = { ...filedLottery(`test${systemRandom.digits(10)}`, prizes, times), ...more };
      await publishCampaign(deps, campaign, '林晓');
      return campaign.id;
    },
    member: (count) => {
      const id = systemRandom.uuid();
      checkins.set(
        id,
        Array.from({ length: count }, (_, day) => ({ id: `day-${day}`, at: clock.now() })),
      );
      return id;
    },
    draw: async (
      campaignId,
      memberId,
      { key, clientSeed = '好运', browser = memberId, address = addressOf(memberId) } = {},
    ) =>
      await drawOnce(
        deps,
        {
          campaignId,
          memberId,
          clientSeed,
          origin: {
            browser: { id: browser ?? systemRandom.uuid(), returned: browser !== null },
            address,
          },
        },
        { key: key ?? systemRandom.uuid(), hash: clientSeed },
      ),
    enter: async (campaignId, memberId, clientSeed = '好运') =>
      await enterCampaign(
        deps,
        {
          campaignId,
          memberId,
          clientSeed,
          origin: { browser: { id: memberId, returned: true }, address: addressOf(memberId) },
        },
        { key: systemRandom.uuid(), hash: clientSeed },
      ),
  };
}
