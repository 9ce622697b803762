import { mockListHostResponses } from '@yayan/api-client/mocks';
import { look } from '@yayan/site/look';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { notifyGroupEvent } from '../../shell/client/group-events.ts';
import { deskAnswer, deskPage, observer, openDesk } from '../../testing/desk-start.ts';
import { followUpsBelow, mockThread, withFirst } from '../../testing/long-thread.ts';
import { answers, list, opened, showDesk } from './testing/show-desk.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

test('ten thousand answers: the page contains only the visible ones', async () => {
  await openDesk(answers(10_000));
  await showDesk();
  await expect.element(list().getByText('第 10000 条', { exact: false })).toBeVisible();
  await expect.element(list().getByText('超过 10,000 条')).toBeVisible();
  expect(document.querySelectorAll('li[data-index]').length).toBeLessThan(40);
});

test('words go into the address and narrow the list', async () => {
  await openDesk(answers(30));
  const { search } = await showDesk();
  await list().getByRole('searchbox', { name: '搜索回答' }).fill('第 7 条');
  await expect.element(list().getByText('1 条', { exact: true })).toBeVisible();
  expect(search().get('q')).toBe('第 7 条');
});

test('new answers are announced above the list and not thrown in', async () => {
  const desk = await openDesk(answers(3));
  await showDesk();
  await expect.element(list().getByText('第 3 条', { exact: false })).toBeVisible();
  desk.mock.use(mockListHostResponses(deskPage(answers(5))));
  for (let count = 0; count < 50; count += 1)
    notifyGroupEvent({ kind: 'response.created', sectionId: null, responseId: null });
  const button = list().getByRole('button', { name: '有 2 条新回答，点这里看' });
  await expect.element(button).toBeVisible();
  await expect.element(list().getByText('第 5 条', { exact: false })).not.toBeInTheDocument();
  expect(desk.asked('/focusResponses/list').length).toBeLessThan(5);
  await button.click();
  await expect.element(list().getByText('第 5 条', { exact: false })).toBeVisible();
});

test('keys go through the answers, star one and reach the fields', async () => {
  await openDesk(answers(3));
  const { search } = await showDesk();
  await expect.element(list().getByText('第 3 条', { exact: false })).toBeVisible();
  await userEvent.keyboard('jj');
  await expect.element(opened().getByText('第 2 条', { exact: false })).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(opened().getByText('第 3 条', { exact: false })).toBeVisible();
  expect(search().get('open')).toBe(deskAnswer(3).id);
  await userEvent.keyboard('s');
  await expect.element(opened().getByRole('button', { name: '取消标星' })).toBeVisible();
  await userEvent.keyboard('f');
  await expect.element(opened().getByLabelText('追问 小满')).toHaveFocus();
  await userEvent.keyboard('jk');
  await expect.element(opened().getByLabelText('追问 小满')).toHaveValue('jk');
});

/** Selects letters of a line with the mouse: presses before the first and releases after the last. */
const drawOver = async (line: Locator, start: number, end: number): Promise<void> => {
  const [words] = line.element().childNodes;
  if (!words) throw new Error('no text');
  const letters = document.createRange();
  letters.setStart(words, start);
  letters.setEnd(words, end);
  const [box, part] = [line.element().getBoundingClientRect(), letters.getBoundingClientRect()];
  const y = part.top - box.top + part.height / 2;
  await userEvent.dragAndDrop(line, line, {
    sourcePosition: { x: part.left - box.left + 1, y },
    targetPosition: { x: part.right - box.left - 1, y },
  });
};

test('a passage that is selected with the mouse gets a tag at its place in the text', async () => {
  const desk = await openDesk(answers(1));
  await showDesk(`/bbs-response?open=${deskAnswer(1).id}`);
  // The list shows the same text, so an element would be found there once the list is loaded. A locator says where.
  const line = opened().getByText('第 1 条', { exact: false });
  await expect.element(line).toBeVisible();
  const start = '第 1 条：楼下的'.length;
  await drawOver(line, start, start + 4);
  await expect.element(opened().getByText('给这一段加标签：“豆浆油条”')).toBeVisible();
  await opened().getByLabelText('这一段的标签').fill('图快');
  await userEvent.keyboard('{Enter}');
  await expect.element(opened().getByText('“豆浆油条”', { exact: true })).toBeVisible();
  expect(desk.mock.received('tagResponses')[0]).toEqual({
    responseIds: [deskAnswer(1).id],
    add: ['图快'],
    remove: [],
    passage: { start, end: start + 4, wording: 0 },
  });
});

test('a follow-up of the desk takes files along', async () => {
  const desk = await openDesk(answers(1));
  await showDesk(`/bbs-response?open=${deskAnswer(1).id}`);
  await expect.element(opened().getByRole('button', { name: '加照片或视频' })).toBeVisible();
  await opened().getByLabelText('追问 小满').fill('能拍一张吗？');
  await opened().getByRole('button', { name: '发出追问' }).click();
  await expect
    .poll(() => desk.mock.received('createFollowUp'))
    .toMatchObject([{ content: '能拍一张吗？', attachments: [], mustAnswer: true }]);
});

test('chosen answers are deleted with a reason, and come back by one press', async () => {
  await openDesk(answers(3));
  await showDesk();
  const boxes = list().getByRole('checkbox');
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await page.getByRole('region', { name: '批量处理' }).getByRole('button', { name: '删除' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect.element(dialog.getByText('写一句原因，至少 2 个字')).toBeVisible();
  await dialog.getByLabelText('原因').fill('内容重复');
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect.element(list().getByText('已删除 2 条回答')).toBeVisible();
  await expect.element(list().getByText('第 3 条', { exact: false })).not.toBeInTheDocument();
  await list().getByRole('button', { name: '撤销' }).click();
  await expect.element(list().getByText('第 3 条', { exact: false })).toBeVisible();
});

test('a table is downloaded as the list is filtered, and hosts see who did so before', async () => {
  const desk = await openDesk(answers(3));
  await showDesk('/bbs-response?q=第&oldest=1');
  await page.getByRole('button', { name: '下载', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('下载了回答明细（代号），412 行', { exact: false })).toBeVisible();
  await dialog.getByLabelText('代号', { exact: false }).click();
  await look('downloads');
  await dialog.getByRole('button', { name: '下载' }).click();
  await expect
    .poll(() => desk.asked('/focusResponses/base/download'))
    .toEqual([{ words: '第', identity: 'code' }]);
});

test.each([
  ['话题实录', '/focusResponses/download', { topicId: deskAnswer(1).where.topicId, identity: 'nickname' }],
  ['受访者名单', '/focusMembers/download', { identity: 'nickname' }],
])('rule 6.18: %s is downloaded whole, whatever the filter', async (label, call, params) => {
  const desk = await openDesk(answers(3));
  await showDesk('/bbs-response?q=第');
  await page.getByRole('button', { name: '下载', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(label, { exact: false }).click();
  await expect.element(dialog.getByText('不按筛选', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: '下载' }).click();
  await expect.poll(() => desk.asked(call)).toEqual([params]);
});

test('observers star, but have nothing to tag, delete or ask with', async () => {
  await openDesk(answers(2), { as: observer });
  await showDesk(`/bbs-response?open=${deskAnswer(1).id}`, observer);
  await expect.element(opened().getByRole('button', { name: '标星' })).toBeVisible();
  await expect.element(opened().getByLabelText('写内部备注')).toBeVisible();
  expect(list().getByRole('checkbox').elements()).toEqual([]);
  for (const name of ['这条回答的更多操作', '发出追问', '添加'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
});

test('a word of the cloud leads to the answers that use it', async () => {
  await openDesk(answers(3));
  const { search } = await showDesk('/bbs-response?view=words');
  await page.getByRole('button', { name: '豆浆 12' }).click();
  await expect.element(list().getByRole('searchbox', { name: '搜索回答' })).toHaveValue('豆浆');
  expect(search().toString()).toBe(new URLSearchParams({ q: '豆浆' }).toString());
});

test.each([
  {
    head: '比 TA 平时简短',
    button: '去追问',
    begins: '能再多说一点吗？比如当时的情形，或者你为什么这样选。',
  },
  {
    head: '追问待回复',
    button: '再问一次',
    begins: '上一个追问还想听听你的想法，方便的时候补充一句就好。',
  },
])(
  'the radar leads to the answer with a follow-up to begin with: $button',
  async ({ head, button, begins }) => {
    await openDesk(answers(3));
    await showDesk('/bbs-response?view=radar');
    await page.getByRole('region', { name: head }).getByRole('button', { name: button }).click();
    await expect.element(opened().getByLabelText('追问 小满')).toHaveValue(begins);
  },
);

test('rule 6.35: an empty cell of the coverage leads to a reminder to its people alone', async () => {
  await openDesk(answers(3));
  await showDesk('/bbs-response?view=coverage');
  const { where, author } = deskAnswer(1);
  await page.getByRole('button', { name: '3 / 5' }).click();
  await expect.element(page.getByText('还没说话：小满')).toBeVisible();
  const chosen = new URLSearchParams({ topic: where.topicId, people: author.id });
  await expect
    .element(page.getByRole('link', { name: '提醒这 1 人' }))
    .toHaveAttribute('href', `/reminders?${chosen.toString()}`);
});

test('the radar shows what an answer says instead of what its author voted for, beside its button', async () => {
  await openDesk(answers(3));
  await showDesk('/bbs-response?view=radar');
  const item = page.getByRole('region', { name: '投票和回答不一致' }).getByRole('listitem');
  const text = item.getByText(/投给了“面包牛奶”，回答里说的是：“楼下的豆浆油条/u);
  await expect.element(text).toBeVisible();
  const box = (one: Locator): DOMRect => one.element().getBoundingClientRect();
  expect(box(item.getByRole('button')).left - box(text).right).toBeLessThan(40);
  // Those of the other reasons begin at the same place.
  const acts = [...page.getByRole('button', { name: /^(去追问|再问一次)$/u }).elements()];
  expect(acts.length).toBeGreaterThan(1);
  expect(new Set(acts.map((act) => act.getBoundingClientRect().left)).size).toBe(1);
  await look('radar');
});

test('the radar says who has said nothing, whether they have joined, and leads to a reminder', async () => {
  await openDesk(answers(3));
  await showDesk('/bbs-response?view=radar');
  const silent = page.getByRole('region', { name: '未发言' }).getByRole('listitem');
  await expect.element(silent.filter({ hasText: '小满' }).getByText(/^进入于 [^，]+$/u)).toBeVisible();
  await expect
    .element(silent.filter({ hasText: '阿竹' }).getByText(/^受邀于 [^，]+，还没进入$/u))
    .toBeVisible();
  await expect
    .element(silent.first().getByRole('link', { name: '去提醒' }))
    .toHaveAttribute('href', `/reminders?people=${deskAnswer(1).author.id}`);
});

test('a long thread shows its other entries on request', async () => {
  const answer = deskAnswer(1);
  const all = followUpsBelow(answer.id, 22);
  const desk = await openDesk([withFirst(answer, all)]);
  desk.mock.use(mockThread(all));
  await showDesk(`/bbs-response?open=${answer.id}`);
  await expect.element(opened().getByText('追问 20', { exact: true })).toBeVisible();
  await opened().getByRole('button', { name: '查看更多（还有 2 条）' }).click();
  await expect.element(opened().getByText('追问 22', { exact: true })).toBeVisible();
});

test('a draft of a follow-up is there again after another answer was opened', async () => {
  await openDesk(answers(2));
  await showDesk(`/bbs-response?open=${deskAnswer(1).id}`);
  const field = () => opened().getByRole('textbox', { name: /^追问/u });
  await field().fill('为什么选豆浆？');
  await opened().getByRole('button', { name: '上一条' }).click();
  await expect.element(opened().getByText('第 2 条', { exact: false })).toBeVisible();
  await expect.element(field()).toHaveValue('');
  await opened().getByRole('button', { name: '下一条' }).click();
  await expect.element(field()).toHaveValue('为什么选豆浆？');
});

test('single keys can be switched off, and stay off on this device', async () => {
  await openDesk(answers(3));
  const { search } = await showDesk();
  await expect.element(list().getByText('第 3 条', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '键盘快捷键' }).click();
  await page.getByRole('switch', { name: /单键快捷键/u }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('j');
  expect(search().get('open')).toBeNull();
  expect(localStorage.getItem('bbs.desk-keys')).toBe('off');
});
