import { look, prepareLook } from '@yayan/site/look';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, Refused } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import LegalTextPage from './LegalTextPage.tsx';
import LegalTextsPage from './LegalTextsPage.tsx';
import NewLegalTextPage from './NewLegalTextPage.tsx';

const sizes = [
  { size: 'desktop', width: 1440, height: 900, scheme: 'light' },
  { size: 'desktop', width: 768, height: 900, scheme: 'dark' },
] as const;
const attack = '<img src=x onerror="globalThis.broken=1">';
const row = {
  kind: 'agreement',
  version: '2026-11-29',
  state: 'current',
  what: '第一版。',
  mustAgree: true,
  isKept: true,
  madeBy: null,
  madeAt: null,
  withdrawnBy: null,
  withdrawnAt: null,
};
const coming = {
  ...row,
  version: '2027-01-15',
  state: 'coming',
  what: `写明金币不会过期。${attack}`,
  madeBy: 'lin.yue',
  madeAt: '2026-12-01T01:00:00.000Z',
};
const list = {
  items: [coming, row, { ...row, version: '2026-11-01', state: 'earlier', isKept: false }],
  today: '2026-12-01',
  agreement: { version: '2026-11-29', required: '2026-11-29', members: 3120, agreed: 3002 },
};
const source = '- 金币不会过期。\n\n## 金币\n\n金币不会过期。\n\n| 名称 | 期限 |\n| 金币 | 一直 |';
const line = (text: string) => [[{ text, strong: false, link: null }]];
const body = {
  summary: [attack],
  sections: [
    {
      id: 'coins',
      title: '金币',
      blocks: [
        { kind: 'paragraph', lines: line(attack), rows: [] },
        {
          kind: 'table',
          lines: [],
          rows: [
            ['名称', '期限'],
            ['金币', attack],
          ],
        },
      ],
    },
  ],
};
const detail = {
  row: coming,
  source: `${source}\n\n${attack}`,
  body,
  before: { version: '2026-11-29', source },
};
const outcome = {
  state: 'planned',
  id: null,
  subject: 'agreement-2027-01-01',
  title: '用户协议 2027-01-01',
  changes: [{ field: 'mustAgree', label: '要重新同意的人', before: null, after: '所有会员，下次打开时' }],
  seen: '9yV7_g1hX0mKQ3yT2bWlJ5',
  needsSecond: true,
};

/** What the page kept. */
const drafts: { input: { what: string }; edition: number }[] = [];
const keptDraft = {
  input: { version: '2027-02-01', what: '写到一半', source, mustAgree: false },
  edition: 3,
  savedBy: 'chen.xi',
  savedAt: '2026-11-30T01:00:00.000Z',
};

/** How the server answers about drafts: it has `draft`, and keeps every other one unless it is away. */
interface Drafts {
  draft?: typeof keptDraft;
  isAway?: boolean;
}

const open = async (
  at: string,
  permissions: string[] = ['content', 'content.large'],
  { draft, isAway = false }: Drafts = {},
) => {
  const asked: { path: string; body: unknown }[] = [];
  drafts.length = 0;
  fakeServer(({ path, body: sent }) => {
    if (path === '/legal-texts') return list;
    if (path === '/legal-texts/preview') return { source, body };
    if (path.includes('/versions/') && !path.endsWith('/withdraw'))
      return path.includes('2027-01-15') ? detail : { ...detail, source };
    if (path.endsWith('/draft') && sent === undefined) return { draft: draft ?? null };
    if (path.endsWith('/draft/remove')) return { draft: null };
    if (path.endsWith('/draft')) {
      if (isAway) return new Refused(500, '服务出了点问题');
      drafts.push(sent as (typeof drafts)[number]);
      return { draft: { ...keptDraft, ...drafts.at(-1), edition: (drafts.at(-1)?.edition ?? 0) + 1 } };
    }
    // The timeline.
    if (sent === undefined) return { items: [], nextCursor: null };
    asked.push({ path, body: sent });
    return outcome;
  });
  await show(
    <Routes>
      <Route path="/contents/legal" element={<LegalTextsPage />} />
      <Route path="/contents/legal/:kind/new" element={<NewLegalTextPage />} />
      <Route path="/contents/legal/:id" element={<LegalTextPage />} />
    </Routes>,
    { at, as: { permissions } },
  );
  return asked;
};

test('14.79 the list has every version with its day, who must agree, and how many did', async () => {
  await open('/contents/legal', []);
  await expect.element(page.getByText(/3,120 个会员里，3,002 个同意过 2026-11-29/u)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '2027-01-15' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: '2026-11-01' })).toBeVisible();
  expect(page.getByRole('link', { name: '2026-11-01' }).elements()).toEqual([]);
  expect(page.getByRole('link', { name: /^写新的/u }).elements()).toEqual([]);
  expect('broken' in globalThis).toBe(false);
});

test('14.79 an editor writes a version: the day moves when all must agree, and a dry run says who', async () => {
  const asked = await open('/contents/legal/agreement/new');
  const day = page.getByLabelText('从哪天起生效（北京时间零点）');
  await expect.element(day).toHaveValue('2026-12-09');
  await page.getByRole('checkbox', { name: '所有会员要重新同意' }).click();
  await expect.element(day).toHaveValue('2027-01-01');
  await expect.element(page.getByText('还差：变化')).toBeVisible();
  await page.getByLabelText('这次的变化').fill('写明金币不会过期。');
  await page.getByRole('button', { name: '公布新版…' }).click();
  await expect.element(page.getByRole('cell', { name: '所有会员，下次打开时' })).toBeVisible();
  expect(asked[0]).toMatchObject({
    path: '/legal-texts/agreement/add',
    body: {
      dryRun: true,
      input: { version: '2027-01-01', mustAgree: true, what: '写明金币不会过期。', source },
    },
  });
});

test('14.79 a coming version shows what it changes, on both widths, and whatever it says is text', async () => {
  await open('/contents/legal/agreement-2027-01-15');
  await expect.element(page.getByRole('heading', { name: '和 2026-11-29 版比' })).toBeVisible();
  await expect.element(page.getByRole('insertion')).toHaveTextContent(attack);
  await expect.element(page.getByRole('button', { name: '撤回…' })).toBeVisible();
  await page.getByText('电脑', { exact: true }).click();
  await expect.element(page.getByRole('columnheader', { name: '期限' })).toBeVisible();
  expect(document.querySelector('article img')).toBeNull();
  expect('broken' in globalThis).toBe(false);
});

test('14.79 an address that names no version has no page', async () => {
  await open('/contents/legal/agreement-yesterday');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('button', { name: '撤回…' }).elements()).toEqual([]);
});

test('14.79 who leaves the editor with something that isn’t kept yet is asked first, and can stay with it', async () => {
  await open('/contents/legal/agreement/new', undefined, { isAway: true });
  const what = page.getByLabelText('这次的变化');
  await what.fill('写明金币不会过期。');
  await page.getByRole('link', { name: '不写了' }).click();
  const dialog = page.getByRole('dialog', { name: /离开这一页/u });
  await dialog.getByRole('button', { name: '再想想' }).click();
  await expect.element(what).toHaveValue('写明金币不会过期。');
  await page.getByRole('link', { name: '不写了' }).click();
  await dialog.getByRole('button', { name: '离开，不留' }).click();
  await expect.element(page.getByRole('heading', { name: '法律文本' })).toBeVisible();
});

test('14.79 who wrote nothing leaves the editor unasked', async () => {
  await open('/contents/legal/agreement/new');
  await page.getByRole('link', { name: '不写了' }).click();
  await expect.element(page.getByRole('heading', { name: '法律文本' })).toBeVisible();
});

test('14.86 what is written is kept as one writes, and leaving then asks nothing', async () => {
  await open('/contents/legal/agreement/new');
  const what = page.getByLabelText('这次的变化');
  await what.fill('写明金币');
  await expect.element(page.getByText('草稿已存，会员看不到')).toBeVisible();
  await what.fill('写明金币不会过期。');
  await expect.poll(() => drafts.at(-1)).toMatchObject({ input: { what: '写明金币不会过期。' }, edition: 1 });
  await expect.element(page.getByText('草稿已存，会员看不到')).toBeVisible();
  await page.getByRole('link', { name: '不写了' }).click();
  await expect.element(page.getByRole('heading', { name: '法律文本' })).toBeVisible();
});

test.each(sizes)('14.86 a kept draft is gone on with, or thrown away, $width, $scheme', async (size) => {
  await prepareLook(size);
  await open('/contents/legal/agreement/new', undefined, { draft: keptDraft });
  await expect.element(page.getByText(/chen\.xi 在 .*11月30日 09:00 写到这里/u)).toBeVisible();
  const what = page.getByLabelText('这次的变化');
  await expect.element(what).toHaveValue('写到一半');
  await look('a kept draft');
  await page.getByRole('button', { name: '扔掉草稿，从现行的一版写起' }).click();
  await expect.element(what).toHaveValue('写到一半');
  await page.getByRole('button', { name: '真的扔掉，找不回来' }).click();
  await expect.element(what).toHaveValue('');
  await expect.element(page.getByText('接着写没公布的草稿')).not.toBeInTheDocument();
});

test('14.86 a draft that can’t be kept says so', async () => {
  await open('/contents/legal/agreement/new', undefined, { isAway: true });
  await page.getByLabelText('这次的变化').fill('写明金币');
  await expect.element(page.getByRole('alert').getByText('草稿没有存上')).toBeVisible();
});
