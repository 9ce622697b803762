import { look, looks, prepareLook } from '@yayan/site/look';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import RuleNumbersPage from './RuleNumbersPage.tsx';

const attack = '<img src=x onerror="globalThis.broken=1">';
const change = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  value: 20_000,
  before: 10_000,
  holdsFrom: '2026-11-21T08:30:00.000Z',
  madeBy: 'lin.yue',
  madeAt: '2026-11-21T08:30:00.000Z',
  reason: `年底活动${attack}`,
  droppedBy: null,
  droppedAt: null,
};
const number = {
  name: 'smsADay',
  kind: 'sms',
  unit: '条',
  isByDay: false,
  value: 20_000,
  fallback: 10_000,
  least: 100,
  most: 1_000_000,
  coming: null,
  changes: [change],
};
const outcome = {
  state: 'planned',
  id: null,
  subject: 'smsADay',
  title: '每天最多发的短信',
  changes: [{ field: 'value', label: '每天最多发的短信', before: '20000 条', after: '30000 条' }],
  seen: '9yV7_g1hX0mKQ3yT2bWlJ5',
  needsSecond: true,
};

const open = async (permissions: string[], more: object = {}, requests: object[] = []) => {
  const asked: unknown[] = [];
  fakeServer(({ path, body }) => {
    if (path === '/requests') return { items: requests };
    if (path === '/rule-numbers') return { items: [{ ...number, ...more }] };
    asked.push(body);
    return outcome;
  });
  await show(<RuleNumbersPage />, { as: { permissions } });
  return asked;
};

test('14.80 an admin changes a number after seeing what it was, and everybody reads its history', async () => {
  const asked = await open(['ruleNumbers']);
  await expect.element(page.getByRole('cell', { name: `年底活动${attack}` })).toBeVisible();
  await page.getByRole('button', { name: '修改…' }).click();
  await page.getByRole('textbox', { name: '新的数字' }).fill('30000');
  await expect.element(page.getByRole('cell', { name: '30,000 条' })).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ dryRun: true, input: { value: 30_000, holdsFrom: null } });
  expect('broken' in globalThis).toBe(false);
});

test('4.31 what members are promised changes at the midnight of a day in China', async () => {
  const asked = await open(['ruleNumbers'], {
    name: 'inviteVerified',
    kind: 'invite',
    unit: '金币',
    isByDay: true,
    value: 20,
    least: 1,
    most: 2_000,
    changes: [],
  });
  await page.getByRole('button', { name: '修改…' }).click();
  await page.getByRole('textbox', { name: '新的数字' }).fill('30');
  await page.getByLabelText('从哪天起（北京时间零点）').fill('2026-12-05');
  await expect.element(page.getByRole('cell', { name: '30,000 条' })).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ input: { value: 30, holdsFrom: '2026-12-04T16:00:00.000Z' } });
});

test('14.80 while a change waits it can only be dropped, and others only read', async () => {
  const coming = {
    ...change,
    id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608',
    value: 30_000,
    before: 20_000,
    holdsFrom: '2026-12-01T00:00:00.000Z',
  };
  await open(['ruleNumbers'], { coming, changes: [coming, change] });
  await expect.element(page.getByText('12月1日 08:00 起 30,000 条')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '取消改动…' })).toBeVisible();
  expect(page.getByRole('button', { name: '修改…' }).elements()).toEqual([]);
});

describe.each(looks)('the numbers on a $size, $scheme', (how) => {
  test('14.80 each stands with its unit, its range, what is coming, and what it was', async () => {
    await prepareLook(how);
    const coins = {
      ...number,
      name: 'coinsAlone',
      kind: 'alone',
      unit: '金币',
      value: 5_000,
      fallback: 5_000,
      least: 0,
      most: 200_000,
      changes: [],
    };
    const coming = {
      ...change,
      id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608',
      value: 30_000,
      before: 20_000,
      holdsFrom: '2026-12-01T00:00:00.000Z',
    };
    fakeServer(({ path }) =>
      path === '/rule-numbers'
        ? { items: [{ ...number, coming, changes: [coming, change] }, coins] }
        : { items: [] },
    );
    await show(<RuleNumbersPage />, { as: { permissions: ['ruleNumbers'] } });
    const alone = page.getByRole('region', { name: '超过就要第二个人同意' });
    await expect.element(alone.getByRole('cell', { name: '5,000 金币' })).toBeVisible();
    await expect.element(alone.getByRole('cell', { name: '0 到 200,000' })).toBeVisible();
    await expect.element(page.getByRole('cell', { name: '12月1日 08:00 起 30,000 条' })).toBeVisible();
    const history = page.getByRole('region', { name: '改动' });
    await expect.element(history.getByRole('cell', { name: '30,000 条' })).toBeVisible();
    await expect.element(history.getByRole('cell', { name: '10,000' })).toBeVisible();
    await look('numbers');
  });
});

test('14.80 a change that waits for the second admin stands on the page, with the way to it', async () => {
  const request = {
    id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f609',
    act: 'rule set',
    kind: 'ruleNumber',
    subject: 'smsADay',
    title: '每天最多发的短信',
    changes: outcome.changes,
    reason: '年底活动',
    askedBy: 'lin.yue',
    isOwn: false,
    mayDecide: true,
    askedAt: '2026-11-21T08:30:00.000Z',
    endsAt: '2026-11-24T08:30:00.000Z',
    state: 'asked',
    decidedBy: null,
    decidedAt: null,
    decision: null,
  };
  await open(['ruleNumbers'], {}, [
    request,
    { ...request, id: `${request.id.slice(0, -1)}a`, subject: 'other' },
  ]);
  await expect.element(page.getByText(/20,000 条 → 30,000 条，lin\.yue 11月21日 16:30 提出/u)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '看请求' }))
    .toHaveAttribute('href', '/system/requests?open=true');
});
