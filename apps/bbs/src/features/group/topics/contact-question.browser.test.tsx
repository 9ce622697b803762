import { look, looks, prepareLook } from '@yayan/site/look';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openGroup, response } from '../../../testing/group-start.ts';
import { showTopic } from '../testing/show-topic.tsx';

const field = () => page.getByLabelText('你的回答');
const submit = () => page.getByRole('button', { name: '提交回答', exact: true });
const question = () => page.getByRole('region', { name: /^这里有/u });
const withNumber = '早餐都在楼下吃，有事打 138 1234 5678 找我';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('an answer with a mobile is sent only after its author has read what was found', async () => {
  const { mock } = await openGroup();
  await showTopic();
  await field().fill(withNumber);
  await submit().click();
  await expect.element(question()).toHaveFocus();
  await expect.element(page.getByText('这里有手机号 138 1234 5678')).toBeVisible();
  expect(mock.received('createResponse')).toEqual([]);
  await page.getByRole('button', { name: '仍然提交回答' }).click();
  await expect.element(page.getByText('谢谢，已提交。')).toBeVisible();
  expect(mock.received('createResponse')).toMatchObject([{ content: withNumber }]);
});

test('改一改 goes back to the text with the detail selected, and the text without it is sent at once', async () => {
  const { mock } = await openGroup();
  await showTopic();
  await field().fill(withNumber);
  await submit().click();
  await page.getByRole('button', { name: '改一改' }).click();
  await expect.element(field()).toHaveFocus();
  await expect.element(question()).not.toBeInTheDocument();
  await userEvent.keyboard('主持人');
  await expect.element(field()).toHaveValue('早餐都在楼下吃，有事打 主持人 找我');
  await submit().click();
  await expect.element(page.getByText('谢谢，已提交。')).toBeVisible();
  expect(mock.received('createResponse')).toHaveLength(1);
});

test('a text that its author changes after the question is asked about again', async () => {
  const { mock } = await openGroup();
  await showTopic();
  await field().fill(withNumber);
  await submit().click();
  await field().fill(`${withNumber}，或者加我微信 zaocan_2026`);
  await expect.element(question()).not.toBeInTheDocument();
  await submit().click();
  await expect
    .element(page.getByText('这里有手机号 138 1234 5678；微信号或 QQ 号 加我微信 zaocan_2026'))
    .toBeVisible();
  expect(mock.received('createResponse')).toEqual([]);
});

test('a text that was meant as it is is not asked about again after a failure', async () => {
  const { mock, disturb } = await openGroup();
  disturb((path) => (path === '/focusResponses' && !navigator.onLine ? 'lost' : undefined));
  await showTopic();
  await field().fill(withNumber);
  await submit().click();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await page.getByRole('button', { name: '仍然提交回答' }).click();
  await expect.element(page.getByText(/^现在没有网络/u)).toBeVisible();
  expect(mock.received('createResponse')).toEqual([]);
  online.mockReturnValue(true);
  await submit().click();
  await expect.element(page.getByText('谢谢，已提交。')).toBeVisible();
  expect(mock.received('createResponse')).toMatchObject([{ content: withNumber }]);
});

const mine = { ...response(30, '我自己煮粥', true), editable: false };

test('a reply with an e-mail address is asked about as well', async () => {
  const { mock } = await openGroup({ mine, others: [response(31, '楼下的豆浆油条')] });
  await showTopic();
  await page.getByRole('button', { name: '回复', exact: true }).last().click();
  await page.getByLabelText('回复 小满').fill('写信给 zaocan@example.com');
  await page.getByRole('button', { name: '发表回复' }).click();
  await expect.element(page.getByText('这里有邮箱 zaocan@example.com')).toBeVisible();
  expect(mock.received('createFollowUp')).toEqual([]);
  await page.getByRole('button', { name: '仍然发表回复' }).click();
  await expect.poll(() => mock.received('createFollowUp')).toHaveLength(1);
});

for (const size of looks)
  test(`nothing is wrong with the question about contact details: ${size.size}, ${size.scheme}`, async () => {
    await prepareLook(size);
    await openGroup();
    await showTopic();
    await field().fill(`${withNumber}，或者看 https://example.com/zaocan/guanyu-women-de-zaocan`);
    await submit().click();
    await expect.element(question()).toBeVisible();
    await look('asked');
  });
