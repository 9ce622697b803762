import {
  mockDrawCampaign,
  mockGetCampaign,
  mockGetCheckin,
  mockListCampaignWinners,
  mockListCampaigns,
} from '@yayan/api-client/mocks';
import type { CampaignDrawn } from '@yayan/api-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn } from '../../../testing/sign-in.ts';
import CampaignPage from '../CampaignPage.tsx';
import { type Answers, openCampaign, sampleCampaign } from '../testing/open-campaign.tsx';

const LotteryPage = () => <CampaignPage face="lottery" />;
const lottery = sampleCampaign({
  face: 'lottery',
  drawsAt: null,
  prizes: [
    {
      id: 'mug',
      kind: 'goods',
      title: '陶瓷马克杯',
      cover: '/covers/mug.svg',
      worth: 2600,
      stock: 5,
      left: 4,
      odds: 5000,
    },
    {
      id: 'coins',
      kind: 'coins',
      title: '66 金币',
      cover: null,
      worth: 66,
      stock: 500,
      left: 400,
      odds: 60_000,
    },
  ],
});
const lost: CampaignDrawn = {
  record: {
    id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
    number: 1,
    clientSeed: '好运',
    version: 1,
    roll: 5,
    prize: null,
    consolation: 2,
    at: '2026-11-20T08:30:00.000Z',
  },
  chances: 0,
  balance: 1_202,
};
const won: CampaignDrawn = {
  ...lost,
  balance: 1_266,
  record: {
    ...lost.record,
    prize: {
      id: 'coins',
      kind: 'coins',
      title: '66 金币',
      worth: 66,
      coins: 66,
      state: 'paid',
      claimBy: null,
      benefitId: null,
      orderId: null,
    },
  },
};

const wonGoods: CampaignDrawn = {
  ...lost,
  record: {
    ...lost.record,
    consolation: 0,
    prize: {
      id: 'mug',
      kind: 'goods',
      title: '陶瓷马克杯',
      worth: 2600,
      coins: 0,
      state: 'open',
      claimBy: '2026-12-06T15:59:59.999Z',
      benefitId: 'bGd5v9rU3sDg',
      orderId: null,
    },
  },
};

let drawn: CampaignDrawn;
/** How often the server was asked to draw. */
let draws: number;
const answers: Answers = [
  mockGetCampaign(() => ({ campaign: lottery })),
  mockListCampaigns(() => ({ items: [] })),
  mockGetCheckin((example) => ({ ...example, checked: true })),
  mockListCampaignWinners(() => ({ items: [], nextCursor: null })),
  mockDrawCampaign(() => {
    draws += 1;
    return drawn;
  }),
];
const draw = () => page.getByRole('button', { name: '抽一次' });
const skip = () => page.getByRole('button', { name: '跳过动画' });
const result = () => page.getByRole('dialog', { name: '开奖结果' });
const light = () => document.querySelectorAll('[data-lit="true"]');

/** Answers the question for reduced motion with yes. */
const preferStill = (): void => {
  const ask = globalThis.matchMedia.bind(globalThis);
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    const list = ask(query);
    if (query.includes('prefers-reduced-motion')) Object.defineProperty(list, 'matches', { value: true });
    return list;
  });
};

/** Presses a button in the moment in which it appears, which a busy machine would miss otherwise. */
const pressAsItAppears = (label: string): Promise<HTMLElement> =>
  new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === label,
      );
      if (!button) return;
      watch.disconnect();
      button.click();
      resolve(button);
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });

afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  draws = 0;
  drawn = lost;
  signIn();
});

describe.each(looks)('a draw on a $size, $scheme', (how) => {
  test('shows what was drawn as a picture, and the balance with its coins', async () => {
    await prepareLook(how);
    drawn = won;
    await openCampaign(LotteryPage, answers);
    await expect.element(draw()).toBeVisible();
    await look('ready');
    await draw().click();
    await expect.element(result().getByText('恭喜抽中“66 金币”')).toBeVisible();
    await expect.element(result().getByText('1,266')).toBeInTheDocument();
    await look('won');
  });

  test('names the day until which a prize is claimed, and leads to its claim', async () => {
    await prepareLook(how);
    drawn = wonGoods;
    await openCampaign(LotteryPage, answers);
    await draw().click();
    await expect.element(result().getByText('请在 12月6日 23:59 前领取，过期就不能再领了。')).toBeVisible();
    await expect
      .element(result().getByRole('link', { name: '去领取' }))
      .toHaveAttribute('href', '/lottery?view=records&of=Sample2026a&claim=1');
    await look('won-to-claim');
  });
});

test('the light stops at the field of what was drawn, and only then comes the result', async () => {
  drawn = won;
  await openCampaign(LotteryPage, answers);
  await draw().click();
  await expect.poll(() => light().length).toBe(1);
  expect(result().query()).toBeNull();
  await expect.element(result().getByText('恭喜抽中“66 金币”')).toBeVisible();
  expect(light()[0]?.textContent).toContain('66 金币');
  expect(draws).toBe(1);
});

test('a press on 跳过动画 shows the result at once, and draws no second time', async () => {
  await openCampaign(LotteryPage, answers);
  await draw().click();
  await expect.element(skip()).toBeVisible();
  await expect.poll(() => ((skip().query() as HTMLElement | null)?.click(), result().query())).not.toBeNull();
  await expect.element(result().getByText('这次没中')).toBeVisible();
  expect(draws).toBe(1);
});

test('a double tap draws once, and leaves the result to be read', async () => {
  await openCampaign(LotteryPage, answers);
  await expect.element(draw()).toBeEnabled();
  const button = draw().element() as HTMLElement;
  const pressed = pressAsItAppears('知道了');
  button.click();
  button.click();
  const close = await pressed;
  await expect.element(result().getByText('这次没中')).toBeVisible();
  await expect.poll(() => (close.click(), result().query())).toBeNull();
  expect(draws).toBe(1);
});

test('who has chances left draws again from the result; who has none only closes it', async () => {
  preferStill();
  drawn = { ...lost, chances: 1 };
  await openCampaign(LotteryPage, answers);
  await draw().click();
  const again = result().getByRole('button', { name: '再抽一次，还有 1 次' });
  await expect.element(again).toBeVisible();
  drawn = { ...won, record: { ...won.record, number: 2 } };
  await expect.poll(() => ((again.query() as HTMLElement | null)?.click(), draws)).toBe(2);
  await expect.element(result().getByText('恭喜抽中“66 金币”')).toBeVisible();
  expect(again.query()).toBeNull();
  expect(draws).toBe(2);
});

test('with reduced motion nothing runs or flies: the result is there with the answer', async () => {
  preferStill();
  await openCampaign(LotteryPage, answers);
  await draw().click();
  await expect.element(result().getByText('这次没中')).toBeVisible();
  expect(skip().query()).toBeNull();
  expect(document.querySelector('[data-coin-flight]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(result()).not.toBeInTheDocument();
});

test('winners and stock are fetched again only with the result, which they would tell, or when the page is left', async () => {
  let reads = 0;
  await openCampaign(LotteryPage, [
    mockListCampaignWinners(() => ((reads += 1), { items: [], nextCursor: null })),
    ...answers,
  ]);

  await expect.element(draw()).toBeEnabled();
  await expect.poll(() => reads).toBe(1);
  await draw().click();
  await expect.element(skip()).toBeVisible();
  expect(reads).toBe(1);
  await expect.element(result()).toBeVisible();
  await expect.poll(() => reads).toBe(2);
  expect(draws).toBe(1);
});
