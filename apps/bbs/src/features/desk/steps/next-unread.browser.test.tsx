import { mockListHostResponses } from '@yayan/api-client/mocks';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toaster } from '../../../shell/client/client.ts';
import { deskAnswer, deskPage, observer, openDesk } from '../../../testing/desk-start.ts';
import { holdReading } from '../testing/hold-reading.ts';
import { list, opened, showDesk } from '../testing/show-desk.tsx';

beforeEach(async () => {
  localStorage.clear();
  toaster.dismiss();
  await page.viewport(1440, 900);
});

const unread = { unread: true };
const none = '没有别的未读回答了';
const shows = (place: number) =>
  expect.element(opened().getByText(`第 ${place} 条`, { exact: false })).toBeVisible();
const next = () => opened().getByRole('button', { name: '下一条未读' });

test('rule 6.64: a key and a button open the next unread answer, and say when none is left', async () => {
  const reading = holdReading();
  await openDesk([deskAnswer(1, unread), deskAnswer(2), deskAnswer(3, unread), deskAnswer(4)]);
  await showDesk();
  await expect.element(list().getByText('第 4 条', { exact: false })).toBeVisible();
  await userEvent.keyboard('n');
  await shows(3);
  await expect.poll(reading.begun).toBe(1);
  reading.passTime();
  await next().click();
  await shows(1);
  expect(toaster.current()).toBeUndefined();
  await next().click();
  await expect.poll(() => toaster.current()?.message).toBe(none);
  await shows(1);
});

test('rule 6.64: on a phone the button is above the open answer', async () => {
  await page.viewport(390, 844);
  await openDesk([deskAnswer(1, unread), deskAnswer(2)]);
  await showDesk(`/bbs-response?open=${deskAnswer(2).id}`, observer);
  await shows(2);
  await next().click();
  await shows(1);
});

test('rule 6.64: an unread answer that the list has not loaded is found too, as it is filtered', async () => {
  const far = deskAnswer(1, unread);
  const desk = await openDesk([]);
  desk.mock.use(
    mockListHostResponses((_example, { request }) => {
      const asked = new URL(request.url).searchParams;
      if (asked.get('unread') === 'true' || asked.has('responseIds')) return deskPage([far]);
      if (asked.has('cursor')) throw new TypeError('Failed to fetch');
      return { ...deskPage([deskAnswer(80), deskAnswer(81)]), nextCursor: 'further', total: 82 };
    }),
  );
  await showDesk('/bbs-response?starred=1');
  await expect.element(list().getByText('第 81 条', { exact: false })).toBeVisible();
  await userEvent.keyboard('n');
  await shows(1);
  expect(desk.asked('/focusResponses/list')).toContainEqual(
    expect.objectContaining({ unread: 'true', starred: 'true' }),
  );
});

test('rule 6.64: while the list is loading nothing is said', async () => {
  const desk = await openDesk([]);
  desk.disturb(() => 'lost');
  await showDesk();
  await expect.element(list().getByRole('button', { name: '重试' })).toBeVisible();
  toaster.dismiss();
  await userEvent.keyboard('n');
  expect(toaster.current()).toBeUndefined();
});

test('the help of the keys names the key of the next unread answer', async () => {
  await openDesk([deskAnswer(1)]);
  await showDesk();
  await page.getByRole('button', { name: '键盘快捷键' }).click();
  await expect.element(page.getByRole('dialog').getByText('下一条未读的回答')).toBeVisible();
});
