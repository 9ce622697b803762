import type { Card, CardEffect } from '@yayan/api-client';
import { mockListCards, mockPreviewCard, refuse } from '@yayan/api-client/mocks';
import { QueryClientProvider } from '@tanstack/react-query';
import { pressOn } from '@yayan/site/keyboard';
import { YayanProvider } from '@yayan/ui';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { queryClient, toaster } from '../../../shell/client/client.ts';
import { openMock } from '../../../testing/open-mock.ts';
import { cardsHeading, UseCard } from './UseCard.tsx';

const card: Card = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  number: '**** A7K3',
  kind: 'doubleCoin',
  title: '双倍金币卡',
  value: '下一份问卷 ×2',
  rule: '使用后 7 天内完成的下一份问卷，金币翻倍',
  source: '新人礼',
  state: 'usable',
  createdAt: '2026-11-14T08:30:00.000Z',
  expiresAt: null,
  use: null,
};
const effect: CardEffect = {
  kind: 'doubleCoin',
  target: 'nextSurvey',
  day: null,
  text: '接下来 7 天内完成的下一份问卷，金币翻倍',
  coins: null,
  streakDay: null,
  until: '2026-11-28T08:30:00.000Z',
};

let server: Awaited<ReturnType<typeof openMock>>;
/** The keys with which cards were used. */
let keys: (string | null)[];
/** How many answers to using a card are lost on their way. */
let losses: number;
/** Lets the server answer what using a card would do. */
const show = (shown: CardEffect): void => server.mock.use(mockPreviewCard(shown));

beforeEach(async () => {
  keys = [];
  losses = 0;
  queryClient.clear();
  server = await openMock({ seed: [mockListCards((page) => ({ ...page, items: [card] }))] });
  show(effect);
  server.disturb((path, { headers }) => {
    if (path !== '/v1/benefits/use') return undefined;
    keys.push(headers.get('Idempotency-Key'));
    return keys.length <= losses ? 'lost' : undefined;
  });
});

/** The page with its heading and this card; without one, as it is once the card was used. */
const cards = (shown?: Card) => (
  <QueryClientProvider client={queryClient}>
    <YayanProvider>
      <h2 id={cardsHeading} tabIndex={-1}>
        可用的卡券
      </h2>
      {shown ? <UseCard card={shown} /> : null}
    </YayanProvider>
  </QueryClientProvider>
);
const open = (shown: Card) => render(cards(shown));

test('I1 a card is used after a dialog that names its effect; tried again after a lost answer, with the same key', async () => {
  losses = 1;
  await open(card);
  await page.getByRole('button', { name: '使用' }).click();
  const dialog = page.getByRole('dialog', { name: effect.text });
  await expect.element(dialog).toBeVisible();
  expect(keys).toEqual([]);
  const confirm = dialog.getByRole('button', { name: '使用双倍金币卡' });
  await confirm.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a make-up card fills the day that its dialog names and no other', async () => {
  const text = '补签 11月13日，得 5 金币，连续签到变为第 3 天';
  show({ ...effect, kind: 'makeUp', target: 'missedDay', day: '2026-11-13', text, until: null });
  await open({ ...card, kind: 'makeUp', title: '补签卡' });
  await page.getByRole('button', { name: '使用' }).click();
  await page.getByRole('dialog', { name: text }).getByRole('button', { name: '使用补签卡' }).click();
  await expect.poll(() => server.mock.received('useCard')).toEqual([{ cardId: card.id, day: '2026-11-13' }]);
});

test('a make-up card without a missed day says to keep it, and asks nothing', async () => {
  server.mock.use(mockPreviewCard(refuse('CARD_NOT_USABLE')));
  await open({ ...card, kind: 'makeUp', title: '补签卡' });
  await page.getByRole('button', { name: '使用' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('最近 7 天没有漏签的日子，这张卡可以先留着。');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the focus goes on to the cards’ heading when a used card takes its button along', async () => {
  const { rerender } = await open(card);
  await page.getByRole('button', { name: '使用' }).click();
  await page.getByRole('button', { name: '使用双倍金币卡' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await rerender(cards());
  await expect.element(page.getByRole('heading', { name: '可用的卡券' })).toHaveFocus();
});

test('by keyboard alone: what a card would do is asked, and it is used or kept', async () => {
  const told = vi.spyOn(toaster, 'success');
  await open(card);
  const use = page.getByRole('button', { name: '使用' });
  await pressOn(use);
  const question = page.getByRole('dialog', { name: effect.text });
  await expect.element(question.getByRole('button', { name: '再想想' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(use).toHaveFocus();
  expect(keys).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await pressOn(question.getByRole('button', { name: '使用双倍金币卡' }));
  await expect.poll(() => told.mock.calls.flat().join()).toMatch(/^已生效/u);
  await expect.element(question).not.toBeInTheDocument();
});
