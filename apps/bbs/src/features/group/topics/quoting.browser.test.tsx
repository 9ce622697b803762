import { QueryClient } from '@tanstack/react-query';
import { configureClient, type FollowUpQuote } from '@yayan/api-client';
import { type DiscussionPlace, DiscussionProvider, MyTopic } from '@yayan/discussion';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FakeGroup, followUp, me, response, topicId } from '../../../testing/fake-group.ts';
import { renderPage } from '../../../testing/render-page.ts';

let informed: string[];
const place = (): DiscussionPlace => ({
  topicsHref: '/topic',
  sectionHref: ({ topicId: id, sectionId }) => `/topic/${id}#${sectionId}`,
  myGroupsHref: '/mine',
  threadHref: ({ topicId: id, responseId }) => `/topic/${id}#${responseId}`,
  inform: (message) => informed.push(message),
});

beforeEach(() => {
  localStorage.clear();
  informed = [];
});

const show = async (group: FakeGroup) => {
  configureClient(group.transport);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['/focusMembers/info'], me);
  await renderPage(
    <DiscussionProvider value={place()}>
      <MyTopic topicId={topicId} me={me} />
    </DiscussionProvider>,
    '/',
    client,
  );
};

const answered = (): FakeGroup => {
  const group = new FakeGroup();
  group.mine = { ...response(30, '我自己煮粥', true), editable: false };
  group.others = [response(31, '楼下的豆浆油条，三分钟就能走到。')];
  return group;
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
const sentReplies = (group: FakeGroup) =>
  group.sent.filter(({ url }) => url.startsWith('POST /focusResponses/')).map(({ data }) => data);

test('selected words of an answer are sent with the reply below it', async () => {
  const group = answered();
  await show(group);
  await expect.element(page.getByRole('button', { name: '引用', exact: true })).toBeVisible();
  select('三分钟就能走到');
  await page.getByRole('button', { name: '引用选中的话' }).click();
  await expect.poll(quoted).toBe('引用 小满：“三分钟就能走到”');
  await page.getByLabelText('回复 小满').fill('我家也是');
  await page.getByRole('button', { name: '发表回复' }).click();
  await expect.poll(quoted).toBeUndefined();
  const [other] = group.others;
  expect(sentReplies(group)).toEqual([
    expect.objectContaining({
      content: '我家也是',
      quote: { responseId: other?.id, text: '三分钟就能走到' },
    }),
  ]);
});

test('without a selection the whole answer is quoted, and a dropped quote is not sent', async () => {
  const group = answered();
  await show(group);
  await page.getByRole('button', { name: '引用', exact: true }).click();
  await expect.poll(quoted).toContain('楼下的豆浆油条，三分钟就能走到。');
  await page.getByLabelText('回复 小满').fill('我家也是');
  await page.getByRole('button', { name: '去掉引用' }).click();
  await page.getByRole('button', { name: '回复', exact: true }).click();
  await page.getByRole('button', { name: '发表回复' }).click();
  await expect.poll(() => sentReplies(group)).toHaveLength(1);
  expect(sentReplies(group)[0]).not.toHaveProperty('quote');
});

test('words of another answer can be quoted in the answer to a question of the host', async () => {
  const group = answered();
  const mine = response(30, '我自己煮粥', true);
  group.mine = { ...mine, followUps: [followUp(mine.id, '别人怎么做，你认同吗？')], followUpCount: 1 };
  await show(group);
  await expect.element(page.getByText('楼下的豆浆油条，三分钟就能走到。')).toBeVisible();
  select('楼下的豆浆油条');
  await page.getByRole('button', { name: '引用选中的话' }).click();
  await page.getByRole('button', { name: /^引用 小满 的话/u }).click();
  await page.getByLabelText('回答主持人的追问').fill('不太认同');
  await page.getByRole('button', { name: '提交回答' }).click();
  await expect.poll(() => sentReplies(group)).toHaveLength(1);
  expect(sentReplies(group)[0]).toMatchObject({
    content: '不太认同',
    quote: { responseId: group.others[0]?.id, text: '楼下的豆浆油条' },
  });
});

test('an answer that is too long to quote asks for a selection', async () => {
  const group = answered();
  group.others = [response(31, '油条'.repeat(251))];
  await show(group);
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
  const group = answered();
  const [other] = group.others;
  if (!other) throw new Error('No answer');
  group.others = [
    { ...other, followUps: [{ ...followUp(other.id, '同意'), kind: 'reply', quote }], followUpCount: 1 },
  ];
  await show(group);
  await expect.poll(() => document.querySelector('blockquote')?.textContent).toContain(text);
  expect(page.getByRole('button', { name: '看原回答' }).elements()).toHaveLength(opens ? 1 : 0);
});
