import { updateHostedGroup } from '@yayan/api-client';
import { mockCreateHostedGroup, mockListHostedGroups, refuse } from '@yayan/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { look, looks, prepareLook } from '@yayan/site/look';
import { queryClient } from '../../shell/client/client.ts';
import { openHosting } from './testing/open-hosting.tsx';
import { groupId, guide, hostedGroup, openHostedGroup, section, tagId } from './testing/hosting-start.ts';

let host: Awaited<ReturnType<typeof openHostedGroup>>;
const start = async (...options: Parameters<typeof openHostedGroup>): Promise<void> => {
  host = await openHostedGroup(...options);
};
beforeEach(async () => {
  await start();
});

const home = `/hosting/${groupId}`;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });

describe.each(looks)('the pages for hosts on a $size, $scheme', (how) => {
  beforeEach(() => prepareLook(how));

  test('the list: groups, none, and for who is no host', async () => {
    await openHosting('/hosting');
    await expect.element(heading(hostedGroup.settings.name)).toBeVisible();
    await look('list');
    host.mock.use(mockListHostedGroups({ items: [], nextCursor: null }));
    await openHosting('/hosting');
    await expect.element(page.getByText('当前暂无讨论小组')).toBeVisible();
    await look('empty');
    host.mock.use(mockListHostedGroups(refuse('NOT_A_HOST')));
    await openHosting('/hosting');
    await expect.element(page.getByText('还没有开通主持')).toBeVisible();
    await look('no host');
  });

  test('the overview in each state of a life', async () => {
    for (const life of ['draft', 'inviting', 'open', 'closed', 'archived'] as const) {
      await start({ group: { ...hostedGroup, life } });
      await openHosting(home);
      await expect.element(page.getByRole('region', { name: '进展' })).toBeVisible();
      await look(life);
    }
    host.disturb((path) => (path === `/v1/hosting/groups/${groupId}` ? 'lost' : undefined));
    await openHosting(home);
    await expect.element(button('重试')).toBeVisible();
    await expect.element(heading('概览')).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: '我主持的讨论小组' }))
      .toBeVisible();
    await look('failed');
  });

  test('the settings, with what is wrong', async () => {
    await openHosting(`${home}/settings`);
    await page.getByLabelText('名称').fill('');
    await button('保存设置').click();
    await expect.element(page.getByText('请填写名称')).toBeVisible();
    await look('settings');
  });

  test('the guide: topics, none, and its dialogs', async () => {
    await openHosting(`${home}/guide`);
    await expect.element(heading('第一天：我的早晨')).toBeVisible();
    await look('guide');
    await button('添加话题').click();
    await expect.element(page.getByLabelText('话题名称')).toBeVisible();
    await look('topic');
    await openHosting(`${home}/guide`);
    await button('给“第一天：我的早晨”添加题目').click();
    // The tags come later and move what is below them.
    await expect.element(page.getByLabelText('给谁看')).toBeVisible();
    await page.getByRole('switch', { name: '附一个投票' }).click();
    await expect.element(page.getByLabelText('选项')).toBeVisible();
    await look('section');
    await start({ guide: { ...guide, topics: [] } });
    await openHosting(`${home}/guide`);
    await button('粘贴提纲').click();
    await page.getByLabelText('提纲原文').fill('第一天\n1. 早上吃了什么？\n备注：留意外卖');
    await expect.element(button('加入 1 个话题、1 道题')).toBeVisible();
    await look('paste');
  });
});

test('a new group is sent with the id of its page, and again with the same after a lost answer', async () => {
  await openHosting('/hosting/new');
  await page.getByLabelText('名称').fill('早餐');
  await page.getByLabelText('介绍').fill('聊聊早餐');
  host.mock.use(mockCreateHostedGroup(refuse('INTERNAL')));
  await button('保存草稿').click();
  await expect.poll(() => host.mock.received('createHostedGroup')).toHaveLength(1);
  host.mock.use(mockCreateHostedGroup(hostedGroup));
  await button('保存草稿').click();
  await expect.element(heading(hostedGroup.settings.name)).toBeVisible();
  const [first, second] = host.mock.received('createHostedGroup');
  expect(second).toEqual(first);
});

test('moving asks for confirmation, names the consequences, and happens once', async () => {
  await start({ group: { ...hostedGroup, life: 'open' } });
  await openHosting(home);
  await button('现在结束').click();
  await expect.element(page.getByText(/核算每个人的报酬/u)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '现在结束' }).click();
  await expect.element(page.getByText(/报酬确认并发放后可以归档/u)).toBeVisible();
  expect(host.mock.received('moveHostedGroup')).toEqual([{ move: 'close' }]);
});

test('settings that nobody touched are sent back as they came, to the second', async () => {
  await start({ group: { ...hostedGroup, life: 'open' } });
  await openHosting(`${home}/settings`);
  await page.getByLabelText('名称').fill('早餐');
  await button('保存设置').click();
  await expect
    .poll(() => host.mock.received('updateHostedGroup'))
    .toEqual([{ revision: 3, settings: { ...hostedGroup.settings, name: '早餐' } }]);
});

test('topics are reordered by keyboard, on the revision that was shown', async () => {
  await openHosting(`${home}/guide`);
  const handle = button('移动话题“第一天：我的早晨”');
  await expect.element(handle).toBeVisible();
  handle.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('移到第 1 个')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('移到第 2 个')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  const [one, other] = guide.topics;
  await expect
    .poll(() => host.mock.received('orderGuide'))
    .toEqual([
      {
        revision: 3,
        topics: [other, one].map((topic) => ({
          id: topic?.id,
          sectionIds: topic?.sections.map((section) => section.id),
        })),
      },
    ]);
});

test('a pasted guide is added as it was previewed', async () => {
  await openHosting(`${home}/guide`);
  await button('粘贴提纲').click();
  await page
    .getByLabelText('提纲原文')
    .fill('第一天\n1. 早上吃了什么？\n备注：留意外卖\n二、路上\n- 买过吗？');
  await button('加入 2 个话题、2 道题').click();
  await expect.poll(() => host.mock.received('addGuideTopics')).toHaveLength(1);
  expect(host.mock.received('addGuideTopics')[0]).toMatchObject({
    revision: 3,
    topics: [
      {
        topic: { title: '第一天' },
        sections: [{ section: { question: '早上吃了什么？', hostNote: '留意外卖' } }],
      },
      { topic: { title: '路上' }, sections: [{ section: { question: '买过吗？', hostNote: null } }] },
    ],
  });
});

test('the outline shows a question once whose title is its beginning', async () => {
  const long = section(21, '为什么这样选');
  const pasted = { ...long, section: { ...long.section, title: '早上吃了什么', question: '早上吃了什么？' } };
  await start({
    guide: { ...guide, topics: guide.topics.map((one) => ({ ...one, sections: [pasted] })).slice(0, 1) },
  });
  await openHosting(`${home}/guide`);
  await expect.element(page.getByRole('heading', { name: '早上吃了什么？', exact: true })).toBeVisible();
  expect(page.getByRole('main').getByText('早上吃了什么？', { exact: true }).elements()).toHaveLength(1);
});

test('a pasted topic with the name of another one is said to be added beside it', async () => {
  await openHosting(`${home}/guide`);
  await button('粘贴提纲').click();
  const note = page.getByText('提纲里已有同名的话题，会另加一个。');
  await page.getByLabelText('提纲原文').fill('# 买早餐的路\n1. 买过吗？');
  await expect.element(page.getByRole('dialog').getByText('买早餐的路', { exact: true })).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  await page.getByLabelText('提纲原文').fill('# 第一天：我的早晨\n1. 买过吗？');
  await expect.element(note).toBeVisible();
});

test('a topic is for respondents with a tag, and for all again', async () => {
  await openHosting(`${home}/guide`);
  const edit = async (tag: string): Promise<void> => {
    await button('话题“第一天：我的早晨”的操作').click();
    await page.getByRole('menuitem', { name: '修改话题' }).click();
    await page.getByLabelText('给谁看').selectOptions(tag);
    await button('保存话题').click();
  };
  await edit('有“新手妈妈”标签的人（1 人）');
  await expect.element(page.getByText('只给有“新手妈妈”标签的 1 人看')).toBeVisible();
  await edit('所有受访者');
  await expect
    .poll(() => host.mock.received('updateGuideTopic'))
    .toMatchObject([{ topic: { audienceTagId: tagId } }, { topic: { audienceTagId: null } }]);
});

test('an answered question can’t be reworded or deleted, only closed and replaced', async () => {
  await start({ guide: { ...guide, life: 'open' } });
  await openHosting(`${home}/guide`);
  await button('题目“今早吃了什么”的操作').click();
  const items = page.getByRole('menuitem');
  await expect.element(items.first()).toBeVisible();
  expect(items.elements().map(({ textContent }) => textContent)).toEqual([
    '修改题目',
    '关闭并换一道新题',
    '关闭题目',
  ]);
  await page.getByRole('menuitem', { name: '修改题目' }).click();
  await expect.element(page.getByLabelText('问题')).toBeDisabled();
});

test('a typed setting stays when another host changes the group, and is saved on the newest revision', async () => {
  await openHosting(`${home}/settings`);
  const consent = page.getByLabelText('知情同意书');
  await consent.fill('写了十分钟');
  const settings = { ...hostedGroup.settings, intro: '新的介绍', consentText: '对方的同意书' };
  await updateHostedGroup(groupId, { revision: 3, settings }, { client: host.client });
  await queryClient.invalidateQueries();
  await expect.element(page.getByText('另一位主持人刚改过：知情同意书')).toBeVisible();
  await expect.element(consent).toHaveValue('写了十分钟');
  await expect.element(page.getByLabelText('介绍')).toHaveValue('新的介绍');
  await button('保存设置').click();
  await expect
    .poll(() => host.mock.received('updateHostedGroup'))
    .toMatchObject([{ revision: 3 }, { revision: 4, settings: { ...settings, consentText: '写了十分钟' } }]);
});
