import type { FollowUpQuote } from '@yayan/api-client';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { followUp, type GroupStart, me, openGroup, response } from '../../../testing/group-start.ts';
import { showTopic } from '../testing/show-topic.tsx';

let informed: string[];

beforeEach(() => {
  localStorage.clear();
  informed = [];
});

const other = response(31, '楼下的豆浆油条，三分钟就能走到。');
const mine = { ...response(30, '我自己煮粥', true), editable: false };

/** Each test has a respondent of its own, as a page that went may still save its draft. */
let respondents = 0;

/** Shows the topic after the respondent has answered. Returns the replies that the server receives. */
const show = async (start: GroupStart = {}) => {
  respondents += 1;
  const groupMemberId = response(500 + respondents, '').id;
  const who = { ...me, identity: { ...me.identity, groupMemberId } };
  const { mock } = await openGroup({ me: who, mine, others: [other], ...start });
  await showTopic('respondent', { inform: (message) => informed.push(message) }, who);
  return () => mock.received('createFollowUp');
};

const select = (text: string): void => {
  const node = document.evaluate(`//p[contains(., '${text}')]/text()`, document).iterateNext();
  if (!node) throw new Error(`${text} isn't on the page`);
  const start = (node.textContent ?? '').indexOf(text);
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + text.length);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
};

const quoted = () => document.querySelector('[aria-label="引用的话"]')?.textContent;
test('selected words of an answer are sent with the reply below it', async () => {
  const sentReplies = await show();
  await expect.element(page.getByRole('button', { name: '引用', exact: true })).toBeVisible();
  select('三分钟就能走到');
  await page.getByRole('button', { name: '引用选中的话' }).click();
  await expect.poll(quoted).toBe('引用 小满：“三分钟就能走到”');
  await page.getByLabelText('回复 小满').fill('我家也是');
  await page.getByRole('button', { name: '发表回复' }).click();
  await expect.poll(quoted).toBeUndefined();
  expect(sentReplies()).toEqual([
    expect.objectContaining({
      content: '我家也是',
      quote: { responseId: other.id, text: '三分钟就能走到' },
    }),
  ]);
});

test('without a selection the whole answer is quoted, and a dropped quote is not sent', async () => {
  const sentReplies = await show();
  await page.getByRole('button', { name: '引用', exact: true }).click();
  await expect.poll(quoted).toContain('楼下的豆浆油条，三分钟就能走到。');
  await page.getByLabelText('回复 小满').fill('我家也是');
  await page.getByRole('button', { name: '去掉引用' }).click();
  await page.getByRole('button', { name: '回复', exact: true }).click();
  await page.getByRole('button', { name: '发表回复' }).click();
  await expect.poll(() => sentReplies()).toHaveLength(1);
  expect(sentReplies()[0]).not.toHaveProperty('quote');
});

test('words of another answer can be quoted in the answer to a question of the host', async () => {
  const followUps = [followUp(mine.id, '别人怎么做，你认同吗？')];
  const sentReplies = await show({ mine: { ...mine, editable: true, followUps, followUpCount: 1 } });
  await expect.element(page.getByText('楼下的豆浆油条，三分钟就能走到。')).toBeVisible();
  select('楼下的豆浆油条');
  await page.getByRole('button', { name: '引用选中的话' }).click();
  await page.getByRole('button', { name: /^引用 小满 的话/u }).click();
  await page.getByLabelText('回答主持人的追问').fill('不太认同');
  await page.getByRole('button', { name: '提交回答' }).click();
  await expect.poll(() => sentReplies()).toHaveLength(1);
  expect(sentReplies()[0]).toMatchObject({
    content: '不太认同',
    quote: { responseId: other.id, text: '楼下的豆浆油条' },
  });
});

test('an answer that is too long to quote asks for a selection', async () => {
  await show({ others: [response(31, '油条'.repeat(251))] });
  await page.getByRole('button', { name: '引用', exact: true }).click();
  expect(informed).toEqual(['这条回答很长，先选中要引用的一段话']);
  expect(quoted()).toBeUndefined();
});

const author = response(32, '').author;
test.each<[FollowUpQuote['state'], FollowUpQuote, string, boolean]>([
  ['current', { state: 'current', responseId: 'a', author, text: '三分钟' }, '引用 小满三分钟', true],
  ['edited', { state: 'edited', responseId: 'a', author, text: '三分钟' }, '原回答后来改过', true],
  ['reworded', { state: 'reworded', responseId: 'a', author, text: '' }, '作者后来改掉了这句话', true],
  ['removed', { state: 'removed', responseId: 'a', author, text: '' }, '原回答已删除', false],
  ['hidden', { state: 'hidden', responseId: null, author: null, text: '' }, '只有主持人能看的回答', false],
])('a quote says how its answer stands now: %s', async (_state, quote, text, opens) => {
  const reply = { ...followUp(other.id, '同意'), kind: 'reply', quote } as const;
  await show({ others: [{ ...other, followUps: [reply], followUpCount: 1 }] });
  await expect.poll(() => document.querySelector('blockquote')?.textContent).toContain(text);
  expect(page.getByRole('button', { name: '看原回答' }).elements()).toHaveLength(opens ? 1 : 0);
});
