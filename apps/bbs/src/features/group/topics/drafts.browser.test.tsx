import { type Client, listGroupDrafts, saveGroupDraft } from '@yayan/api-client';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openGroup, response } from '../../../testing/group-start.ts';
import { showTopic } from '../testing/show-topic.tsx';

beforeEach(() => localStorage.clear());

/** Shows the topic, as after a load of the page. */
const show = async () => (await showTopic()).screen;

const field = () => page.getByLabelText('你的回答');
const quoted = () => document.querySelector('[aria-label="引用的话"]')?.textContent;
const draftsAt = async (client: Client) => (await listGroupDrafts({ client })).items;
const saved = async (client: Client) => (await draftsAt(client)).map(({ text }) => text);

test('an answer is saved while it is written, and another device goes on with it', async () => {
  const { client } = await openGroup();
  const { unmount } = await show();
  await field().fill('楼下的豆浆');
  await unmount();
  await expect.poll(() => saved(client)).toEqual(['楼下的豆浆']);
  localStorage.clear();
  await show();
  await expect.element(field()).toHaveValue('');
  await field().click();
  await expect.element(field()).toHaveValue('楼下的豆浆');
});

test('texts of two devices stand side by side, and the chosen one is sent', async () => {
  const { mock, client } = await openGroup();
  const { unmount } = await show();
  await field().fill('手机上写的早餐');
  await unmount();
  await expect.poll(() => saved(client)).toEqual(['手机上写的早餐']);
  const [phone] = await draftsAt(client);
  if (!phone) throw new Error('Nothing was saved');
  // The phone was without a network: its letters are only on it.
  const key = Object.keys(localStorage).find((name) => name.includes('section.')) ?? '';
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
  localStorage.setItem(key, JSON.stringify({ ...kept, text: '手机上又写的', savedAt: undefined }));
  const { kind, targetId, version } = phone;
  await saveGroupDraft({ kind, targetId, text: '电脑上写的早餐', version }, { client });
  await show();
  const both = () => document.querySelector('[aria-label="两台设备上的草稿"]')?.textContent;
  await expect.poll(both).toContain('手机上又写的');
  await expect.poll(both).toContain('电脑上写的早餐');
  await page.getByRole('button', { name: '草稿：用另一台的' }).click();
  await expect.element(field()).toHaveValue('电脑上写的早餐');
  await expect.poll(both).toBeUndefined();
  await page.getByRole('button', { name: '提交回答' }).click();
  await expect.poll(() => mock.received('createResponse')).toMatchObject([{ content: '电脑上写的早餐' }]);
  await expect.poll(() => saved(client)).toEqual([]);
});

test('a reply keeps the words that it quotes over a reload, and on another device', async () => {
  const { client } = await openGroup({
    mine: { ...response(30, '我自己煮粥', true), editable: false },
    others: [response(31, '楼下的豆浆油条')],
  });
  const { unmount } = await show();
  await page.getByRole('button', { name: '引用', exact: true }).click();
  await page.getByLabelText('回复 小满').fill('我家也是');
  await unmount();
  await expect
    .poll(() => draftsAt(client))
    .toMatchObject([{ kind: 'reply', text: '我家也是', quote: { text: '楼下的豆浆油条' } }]);
  for (const device of ['this one', 'another one']) {
    if (device === 'another one') localStorage.clear();
    const { unmount: leave } = await show();
    // A page asks for drafts of other devices only when somebody writes.
    if (device === 'another one') await page.getByRole('button', { name: '回复', exact: true }).click();
    await expect.element(page.getByLabelText('回复 小满')).toHaveValue('我家也是');
    await expect.poll(quoted).toBe('引用 小满：“楼下的豆浆油条”');
    await leave();
  }
});
