import { QueryClientProvider } from '@tanstack/react-query';
import { pressOn } from '@yayan/site/keyboard';
import { YayanProvider } from '@yayan/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { queryClient, toaster } from '../../../shell/client/client.ts';
import '../../../shell/client/transport.ts';
import { cardsHeading, UseCard } from './UseCard.tsx';

const card = {
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
} as const;
const effect = {
  kind: 'doubleCoin',
  target: 'nextSurvey',
  day: null,
  text: '接下来 7 天内完成的下一份问卷，金币翻倍',
  coins: null,
  streakDay: null,
  until: '2026-11-28T08:30:00.000Z',
};

/** How often the client sends a call before it gives up. */
const LOST = 3;

let keys: (string | null)[];
let bodies: unknown[];
/** What using the card would do. */
let shownEffect: object;
let refusal: { code: number; msg: string } | undefined;

/** The card is applied, but the first answer is lost. */
const losingServer: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  if (request.url.includes('/use/value'))
    return Response.json(refusal ?? { code: 200, msg: '成功', data: shownEffect });
  keys.push(request.headers.get('Idempotency-Key'));
  bodies.push(await request.json());
  if (keys.length <= LOST) throw new TypeError('Failed to fetch');
  return Response.json({ code: 200, msg: '成功', data: { card, effect, balance: 5 } });
};

beforeEach(() => {
  keys = [];
  bodies = [];
  shownEffect = effect;
  refusal = undefined;
  queryClient.clear();
  vi.stubGlobal('fetch', losingServer);
});

afterEach(() => vi.unstubAllGlobals());

/** The page with its heading and this card; without one, as it is once the card was used. */
const cards = (shown?: Parameters<typeof UseCard>[0]['card']) => (
  <QueryClientProvider client={queryClient}>
    <YayanProvider>
      <h2 id={cardsHeading} tabIndex={-1}>
        可用的卡券
      </h2>
      {shown ? <UseCard card={shown} /> : null}
    </YayanProvider>
  </QueryClientProvider>
);
const show = (shown: Parameters<typeof UseCard>[0]['card']) => render(cards(shown));

test('I1 a card is used after a dialog that names its effect; tried again after a lost answer, with the same key', async () => {
  await show(card);
  await page.getByRole('button', { name: '使用' }).click();
  const dialog = page.getByRole('dialog', { name: effect.text });
  await expect.element(dialog).toBeVisible();
  expect(keys).toEqual([]);
  const confirm = dialog.getByRole('button', { name: '使用双倍金币卡' });
  await confirm.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(keys).toHaveLength(LOST + 1);
  expect(new Set(keys).size).toBe(1);
});

test('a make-up card fills the day that its dialog names and no other', async () => {
  const text = '补签 11月13日，得 5 金币，连续签到变为第 3 天';
  shownEffect = { ...effect, kind: 'makeUp', target: 'missedDay', day: '2026-11-13', text, until: null };
  await show({ ...card, kind: 'makeUp', title: '补签卡' });
  await page.getByRole('button', { name: '使用' }).click();
  await page.getByRole('dialog', { name: text }).getByRole('button', { name: '使用补签卡' }).click();
  await expect.poll(() => bodies).toEqual([{ cardId: card.id, day: '2026-11-13' }]);
});

test('a make-up card without a missed day says to keep it, and asks nothing', async () => {
  refusal = { code: 23003, msg: '这张卡券现在不能用' };
  await show({ ...card, kind: 'makeUp', title: '补签卡' });
  await page.getByRole('button', { name: '使用' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('最近 7 天没有漏签的日子，这张卡可以先留着。');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the focus goes on to the cards’ heading when a used card takes its button along', async () => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    Promise.resolve(
      Response.json({
        code: 200,
        msg: '成功',
        data: new Request(input).url.includes('/use/value') ? effect : { card, effect, balance: 5 },
      }),
    ),
  );
  const { rerender } = await show(card);
  await page.getByRole('button', { name: '使用' }).click();
  await page.getByRole('button', { name: '使用双倍金币卡' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await rerender(cards());
  await expect.element(page.getByRole('heading', { name: '可用的卡券' })).toHaveFocus();
});

test('by keyboard alone: what a card would do is asked, and it is used or kept', async () => {
  keys = ['lost', 'lost', 'lost'];
  const told = vi.spyOn(toaster, 'success');
  await show(card);
  const use = page.getByRole('button', { name: '使用' });
  await pressOn(use);
  const question = page.getByRole('dialog', { name: effect.text });
  await expect.element(question.getByRole('button', { name: '再想想' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(use).toHaveFocus();
  expect(bodies).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await pressOn(question.getByRole('button', { name: '使用双倍金币卡' }));
  await expect.poll(() => told.mock.calls.flat().join()).toMatch(/^已生效/u);
  await expect.element(question).not.toBeInTheDocument();
});
