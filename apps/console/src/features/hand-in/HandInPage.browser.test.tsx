import type { HandInDetail, SecondLookDetail } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { look as lookAt, looks, prepareLook } from '@yayan/site/look';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import HandInPage from './HandInPage.tsx';
import SecondLookPage from './SecondLookPage.tsx';
import SecondLooksPage from './SecondLooksPage.tsx';

const HOSTILE = '<img src=x onerror=alert(1)>';
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="300" height="200"%3E%3Crect width="300" height="200" fill="tan"/%3E%3C/svg%3E';
const pictures: HandInDetail['pictures'] = [
  {
    url: picture,
    caption: '今早的豆浆和油条',
    camera: {
      takenAt: '2026-11-21 08:30:00',
      camera: HOSTILE,
    },
    seenBefore: [
      {
        handInId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f611',
        taskId: 'Pai2zAo5cAn9',
        taskTitle: '拍拍你的午餐',
        memberId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f612',
        memberCode: 'YA7K9M2Q',
        sameMember: false,
        submittedAt: '2026-11-20T08:30:00.000Z',
      },
    ],
  },
  { url: `${picture}#2`, caption: '', camera: null, seenBefore: [] },
];
const handIn: HandInDetail = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  what: 'proof',
  taskId: 'Pai2zAo5cAn9',
  taskTitle: '拍拍你的早餐',
  memberId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608',
  memberCode: 'YA7K9M2R',
  submittedAt: '2026-11-21T08:30:00.000Z',
  decideBy: '2026-11-24T08:30:00.000Z',
  text: '',
  pictures,
  isWaiting: true,
  promisedCoins: 80,
  application: null,
  note: null,
  asks: null,
  history: [],
  others: { approved: 3, rejected: 0 },
};
const look: SecondLookDetail = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f6aa',
  what: 'proof',
  taskId: 'Pai2zAo5cAn9',
  taskTitle: '拍拍你的早餐',
  decidedAt: '2026-11-21T08:30:00.000Z',
  text: '',
  pictures,
  prompt: '拍 2 张早餐',
  examples: [],
  isWaiting: true,
  first: null,
  second: null,
};

const open = async (at: string, seenLook = look, seenHandIn = handIn) => {
  const seen = fakeServer(({ path, method, body }) => {
    if (method === 'POST') {
      const { dryRun } = body as { dryRun?: boolean };
      return {
        state: dryRun ? 'planned' : 'done',
        id: null,
        subject: look.id,
        title: look.taskTitle,
        changes: [],
        seen: 'seen-first-000000000000',
        needsSecond: false,
      };
    }
    if (path === `/hand-ins/${handIn.id}`) return seenHandIn;
    if (path === `/second-looks/${look.id}`) return seenLook;
    if (path === '/second-looks')
      return {
        items: [look],
        nextCursor: null,
        agreement: [{ operator: 'lin.yue', looked: 20, agreed: 19 }],
      };
    return { items: [], nextCursor: null };
  });
  const routes = (
    <Routes>
      <Route path="/hand-ins/:id" element={<HandInPage />} />
      <Route path="/second-looks" element={<SecondLooksPage />} />
      <Route path="/second-looks/:id" element={<SecondLookPage />} />
    </Routes>
  );
  await show(routes, { at, as: { permissions: ['read', 'handIns'] } });
  return seen;
};

test('a photo shows what the phone wrote as text, and leads to who handed a like one in before', async () => {
  await open(`/hand-ins/${handIn.id}`);
  await expect.element(page.getByText('很像以前交过的照片')).toBeVisible();
  await expect
    .element(page.getByText(`2026-11-21 08:30:00；${HOSTILE}。仅供参考`, { exact: false }))
    .toBeVisible();
  const before = page.getByRole('link', { name: '交给《拍拍你的午餐》' });
  expect(before.element().getAttribute('href')).toBe('/hand-ins/0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f611');
});

const verdict = (at: string, given: 'approve' | 'return' | 'reject') => ({
  what: 'proof' as const,
  verdict: given,
  operator: 'lin.yue',
  reason: null,
  at,
});

test.each([
  ['通过', [verdict('2026-11-22T08:30:00.000Z', 'approve'), verdict('2026-11-21T09:30:00.000Z', 'return')]],
  ['不通过', [verdict('2026-11-21T09:30:00.000Z', 'return'), verdict('2026-11-22T08:30:00.000Z', 'reject')]],
  ['不用审核了', []],
])('a hand-in that was decided says how: %s', async (label, history) => {
  fakeServer(({ path }) =>
    path === `/hand-ins/${handIn.id}` ? { ...handIn, isWaiting: false, history } : { items: [] },
  );
  const routes = (
    <Routes>
      <Route path="/hand-ins/:id" element={<HandInPage />} />
    </Routes>
  );
  await show(routes, { at: `/hand-ins/${handIn.id}` });
  await expect.element(page.getByText(label, { exact: true })).toBeVisible();
});

test('14.54 the next hand-in that waits and its photos are loaded before they are opened', async () => {
  const next = {
    ...handIn,
    id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f609',
    pictures: [{ ...pictures[1], url: `${picture}#next` }],
  };
  const seen = fakeServer(({ path, query }) => {
    if (path === '/hand-ins' && query.get('after') === handIn.id)
      return { items: [next], nextCursor: null, count: 2, countIsCapped: false };
    return path === `/hand-ins/${next.id}`
      ? next
      : path === `/hand-ins/${handIn.id}`
        ? handIn
        : { items: [] };
  });
  const routes = (
    <Routes>
      <Route path="/hand-ins/:id" element={<HandInPage />} />
    </Routes>
  );
  await show(routes, { at: `/hand-ins/${handIn.id}` });
  const isAhead = ({ href }: HTMLLinkElement) => href.endsWith('#next');
  await expect
    .poll(() => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].some(isAhead))
    .toBe(true);
  expect(seen.filter(({ path }) => path === `/hand-ins/${next.id}`)).toHaveLength(1);
});

test('a second look is stored with its verdict, and nothing says the first one before', async () => {
  const seen = await open(`/second-looks/${look.id}`);
  await page.getByRole('button', { name: /^不应通过…/u }).click();
  const dialog = page.getByRole('dialog', { name: '不应通过' });
  await dialog.getByRole('button', { name: '和要求不符' }).click();
  await dialog.getByRole('button', { name: '不应通过', exact: true }).click();
  await expect
    .poll(() =>
      seen.find(({ method, body }) => method === 'POST' && (body as { dryRun?: boolean }).dryRun !== true),
    )
    .toMatchObject({
      path: `/second-looks/${look.id}/look`,
      body: { input: { verdict: 'reject' }, reason: '和要求不符' },
    });
  expect(
    page
      .getByText(/结论/u)
      .elements()
      .map(({ textContent }) => textContent),
  ).not.toContain('结论一致');
});

test('afterwards both verdicts are shown, and the acts are gone', async () => {
  const verdict = { operator: 'lin.yue', verdict: 'approve', note: null } as const;
  await open(`/second-looks/${look.id}`, {
    ...look,
    isWaiting: false,
    first: verdict,
    second: { operator: 'wang.min', verdict: 'reject', note: '第二张不是早餐' },
  });
  await expect.element(page.getByText('结论不一致')).toBeVisible();
  await expect.element(page.getByText(/第二张不是早餐/u).first()).toBeVisible();
  expect(page.getByRole('button', { name: /…/u }).elements()).toEqual([]);
});

test('each reviewer’s agreement is shown', async () => {
  await open('/second-looks');
  await expect.element(page.getByRole('row', { name: 'lin.yue 20 19 95%' })).toBeVisible();
});

test('14.91 the next hand-in keeps the filters of the list, beyond its first page and after the last one', async () => {
  const [second, first] = ['0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f609', '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f60a'];
  const seen = fakeServer(({ path, query }) => {
    const page1 = { nextCursor: null, count: 30, countIsCapped: false };
    if (path === '/hand-ins' && query.get('after') === handIn.id)
      return { ...page1, items: [{ ...handIn, id: second }] };
    if (path === '/hand-ins' && query.get('after') === second) return { ...page1, items: [] };
    if (path === '/hand-ins') return { ...page1, items: [{ ...handIn, id: first }] };
    if (path.startsWith('/hand-ins/')) return { ...handIn, id: path.slice('/hand-ins/'.length) };
    return { items: [] };
  });
  const routes = (
    <Routes>
      <Route path="/hand-ins/:id" element={<HandInPage />} />
    </Routes>
  );
  const { address } = await show(routes, { at: `/hand-ins/${handIn.id}?what=proof&taskId=Pai2zAo5cAn9` });
  const filters = 'taskId=Pai2zAo5cAn9&what=proof';
  await page.getByRole('link', { name: '下一份' }).click();
  expect(address()).toBe(`/hand-ins/${second}?${filters}`);
  await expect
    .poll(() => page.getByRole('link', { name: '下一份' }).elements()[0]?.getAttribute('href'))
    .toBe(`/hand-ins/${first}?${filters}`);
  const lists = seen.filter(({ path }) => path === '/hand-ins');
  expect(new Set(lists.map(({ query }) => `${query.get('what')} ${query.get('taskId')}`))).toEqual(
    new Set(['proof Pai2zAo5cAn9']),
  );
});

const examples: NonNullable<HandInDetail['asks']>['examples'] = [
  { picture: `${picture}#good`, caption: '食物完整，拍得清楚', kind: 'good' },
  { picture: `${picture}#bad`, caption: HOSTILE, kind: 'bad' },
];
const asks = { prompt: '拍 2 张早餐', textMin: 0, photosMin: 2, photosMax: 4, captionMin: 0, examples };

describe.each(looks)('a hand-in beside the examples on a $size, $scheme', (how) => {
  test('3.51 one is shown large beside the photos by a key, and another by choosing it', async () => {
    await prepareLook(how);
    await open(`/hand-ins/${handIn.id}`, look, { ...handIn, asks });
    const beside = page.getByRole('complementary', { name: '任务的示例' });
    await expect.element(beside.getByText('食物完整，拍得清楚', { exact: false })).toBeVisible();
    expect(beside.getByRole('figure').elements()).toEqual([]);
    await lookAt('hand-in with examples');
    await userEvent.keyboard('c');
    await expect.element(beside.getByRole('img', { name: '合格的示例：食物完整，拍得清楚' })).toBeVisible();
    await lookAt('hand-in compared with an example');
    await beside.getByRole('button', { name: `对照不合格的示例：${HOSTILE}` }).click();
    await expect.element(beside.getByRole('img', { name: `不合格的示例：${HOSTILE}` })).toBeVisible();
    await userEvent.keyboard('c');
    await expect.poll(() => beside.getByRole('figure').elements()).toEqual([]);
  });
});

test('3.51 the second look has the examples, too', async () => {
  await open(`/second-looks/${look.id}`, { ...look, examples });
  await page.getByRole('button', { name: /^和示例对照/u }).click();
  await expect.element(page.getByRole('img', { name: '合格的示例：食物完整，拍得清楚' })).toBeVisible();
});

test('a hand-in without examples has nothing to compare with', async () => {
  await open(`/hand-ins/${handIn.id}`);
  await expect.element(page.getByRole('heading', { name: '提交的内容' })).toBeVisible();
  expect(page.getByRole('button', { name: /^和示例对照/u }).elements()).toEqual([]);
});
