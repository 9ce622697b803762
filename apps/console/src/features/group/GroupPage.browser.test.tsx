import type { ActOutcome, OperatorGroupAnswer, OperatorGroupDetail } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, type SeenCall } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import GroupPage from './GroupPage.tsx';

const group: OperatorGroupDetail = {
  id: 'gBf3kW8nQx2R',
  name: '早餐讨论小组',
  state: 'closed',
  pay: 'waiting',
  opensAt: '2026-11-21T08:30:00.000Z',
  closesAt: '2026-11-24T08:30:00.000Z',
  createdAt: '2026-11-20T08:30:00.000Z',
  coins: 300,
  people: 2,
  takenOut: 1,
  confirmBy: '2026-11-26T08:30:00.000Z',
  confirmedBy: null,
  confirmedAt: null,
  stoppedBy: null,
  stopReason: null,
  plan: { topicCoins: 100, wholeCoins: 100, capCoins: 300 },
  hosts: [{ nickname: '主持人小林', memberId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f611' }],
  invited: 3,
  entered: 2,
  topics: 2,
  answers: 1,
  rewards: [
    {
      id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
      nickname: '早起的阿木',
      coins: 300,
      topicsFinished: 2,
      topics: 2,
      state: 'tallied',
      takenOutReason: null,
    },
    {
      id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608',
      nickname: '<b>阿禾</b>',
      coins: 100,
      topicsFinished: 1,
      topics: 2,
      state: 'tallied',
      takenOutReason: '复制他人回答',
    },
  ],
};
const answer: OperatorGroupAnswer = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f701',
  personId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  nickname: '早起的阿木',
  topic: '早餐',
  question: '你早餐吃什么？',
  content: '<img src=x onerror=alert(1)>豆浆',
  attachments: 0,
  createdAt: '2026-11-21T09:30:00.000Z',
  deletedAt: null,
  deleteReason: null,
  takenDownBy: null,
};
const outcome: ActOutcome = {
  state: 'planned',
  id: null,
  subject: group.id,
  title: group.name,
  changes: [{ field: 'pay', label: '发放', before: '待确认', after: '已暂停' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};

/** Whether a call was a real run of an act. */
const isDone = ({ method, body }: SeenCall): boolean =>
  method === 'POST' && (body as { dryRun?: boolean }).dryRun !== true;
const open = async (
  shown: Partial<OperatorGroupDetail>,
  permissions: string[],
  answers: readonly OperatorGroupAnswer[] = [],
) => {
  const seen = fakeServer(({ path, method, body }) => {
    if (path === '/timeline') return { items: [], nextCursor: null };
    if (path.endsWith('/people')) return { items: [], nextCursor: null };
    if (path.endsWith('/answers')) return { items: answers, nextCursor: null };
    if (method === 'GET') return { ...group, ...shown };
    const { dryRun } = body as { dryRun?: boolean };
    return { ...outcome, state: dryRun ? 'planned' : 'done' };
  });
  const routes = (
    <Routes>
      <Route path="/groups/:id" element={<GroupPage />} />
    </Routes>
  );
  await show(routes, { at: `/groups/${group.id}`, as: { permissions } });
  await expect.element(page.getByRole('heading', { level: 1, name: group.name })).toBeVisible();
  return seen;
};
const buttons = () =>
  page
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);

test('a pay-out that waits is confirmed, held or refused, and one person is taken out with a reason', async () => {
  const seen = await open({}, ['read', 'groups']);
  expect(buttons()).toEqual(['确认发放…', '暂停发放…', '拒绝发放…', '归档…', '换主持人…', '移出…']);
  await expect
    .poll(() => page.getByRole('row', { name: /<b>阿禾<\/b>/u }).element().textContent)
    .toContain('已移出：复制他人回答');
  await page.getByRole('button', { name: '移出…' }).click();
  const dialog = page.getByRole('dialog', { name: '移出小组发放' });
  await dialog.getByRole('button', { name: '回答复制自他人' }).click();
  await dialog.getByRole('button', { name: '移出小组发放' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = seen.find(isDone);
  expect(sent).toMatchObject({
    path: `/groups/${group.id}/pay/take-out`,
    body: { input: { personId: group.rewards[0]?.id }, reason: '回答复制自他人', seen: outcome.seen },
  });
});

test('a held pay-out says who held it and why, and is released before anything else', async () => {
  await open({ pay: 'held', stoppedBy: 'lin.yue', stopReason: '核对邀请' }, ['read', 'groups']);
  await expect.element(page.getByText('lin.yue：核对邀请')).toBeVisible();
  expect(buttons().slice(0, 2)).toEqual(['恢复发放…', '拒绝发放…']);
});

test('an answer is taken down with a reason; one that a host deleted has no button, one that an operator took down can be put back', async () => {
  const byHost = {
    ...answer,
    id: `${answer.id.slice(0, -1)}2`,
    nickname: '阿禾',
    deletedAt: answer.createdAt,
    deleteReason: '离题',
  };
  const byOperator = {
    ...byHost,
    id: `${answer.id.slice(0, -1)}3`,
    nickname: '小满',
    takenDownBy: 'lin.yue',
  };
  const seen = await open({}, ['read', 'groups'], [answer, byHost, byOperator]);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name }).filter({ hasText: '豆浆' });
  await expect.poll(() => row('阿禾').element().textContent).toContain('主持人 移除：离题');
  expect(row('阿禾').getByRole('button').elements()).toEqual([]);
  await expect.element(row('小满').getByRole('button', { name: '恢复…' })).toBeVisible();
  await row('早起的阿木').getByRole('button', { name: '移除…' }).click();
  const dialog = page.getByRole('dialog', { name: '移除回答' });
  await dialog.getByRole('button', { name: '含违法内容' }).click();
  await dialog.getByRole('button', { name: '移除回答' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = seen.find(isDone);
  expect(sent).toMatchObject({
    path: `/groups/${group.id}/answers/take-down`,
    body: { input: { answerId: answer.id }, reason: '含违法内容' },
  });
});

test('who may not decide about groups reads the page and has no button', async () => {
  await open({}, ['read']);
  await expect.element(page.getByText('早起的阿木')).toBeVisible();
  expect(buttons()).toEqual([]);
});
