import { beforeEach, expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { withoutAutoNext } from '../testing/no-auto-next.ts';
import { runSurvey } from '../testing/mount-runner.tsx';

beforeEach(async () => {
  withoutAutoNext();
  await browser.viewport(390, 844);
});

const refuse = async (props: Parameters<typeof runSurvey>[0]) => {
  const { screen } = await runSurvey(props);
  await screen.getByRole('button', { name: /^(下一页|提交)$/u }).click();
  return screen;
};

test('after a refusal the focus is on the first item of a ranking that is still open', async () => {
  const screen = await refuse({ page: 'rank', answers: { drink: '茶' } });
  await expect.element(screen.getByRole('button', { name: '甲 排第 1' })).toHaveFocus();
});

test('after a refusal the focus is on the first row of a matrix that has no answer', async () => {
  const screen = await refuse({ page: 'grid', answers: { views: { 新口味: '一般' } } });
  const open = screen.getByRole('group', { name: '看配料' });
  await expect.element(open.getByRole('radio', { name: '很不同意' })).toHaveFocus();
});

const one = (element: Record<string, unknown>) => ({
  definition: { pages: [{ name: 'p', elements: [element] }] },
});
const rows = { columns: ['好', '不好'], rows: ['味道', '价格', '服务'] };

const matrix = { type: 'matrix', name: 'm', title: '怎样？', ...rows, eachRowRequired: true };

test.each([
  ['page', false],
  ['question', true],
])('a refused %s has its focus on the row that is still open, and names it', async (_, oneByOne) => {
  const after = { type: 'text', name: 'z', title: '还有吗？' };
  const definition = { pages: [{ name: 'p', elements: oneByOne ? [matrix, after] : [matrix] }] };
  const { screen } = await runSurvey({ definition, oneByOne });
  const row = (name: string) => screen.getByRole('group', { name });
  await row('味道').getByRole('radio', { name: '不好', exact: true }).click();
  await row('服务').getByRole('radio', { name: '好', exact: true }).click();
  await screen.getByRole('button', { name: /^(下一题|提交)$/u }).click();
  await expect.element(row('价格').getByRole('radio', { name: '好', exact: true })).toHaveFocus();
  await expect.element(screen.getByText('还没回答：价格')).toBeVisible();
  await expect.element(row('价格')).toBeInViewport();
});

test('a refused matrix names three rows at most, and says how many there are', async () => {
  const many = { ...matrix, rows: ['味道', '价格', '服务', '环境', '位置'] };
  const screen = await refuse({ ...one(many), answers: { m: { 味道: '好' } } });
  const error = screen.getByRole('alert');
  await expect.element(error).toHaveTextContent('还没回答：价格、服务、环境 等 4 行');
  const row = screen.getByRole('group', { name: '价格' });
  await row.getByRole('radio', { name: '好', exact: true }).click();
  await expect.element(error).toHaveTextContent('还没回答：服务、环境、位置');
});

test('after a refusal the focus is on the text of several that is missing', async () => {
  const texts = {
    type: 'multipletext',
    name: 't',
    title: '多少？',
    items: [
      { name: 'a', title: '几斤' },
      { name: 'b', title: '几元', isRequired: true },
    ],
  };
  const screen = await refuse(one(texts));
  await expect.element(screen.getByLabelText('几元')).toHaveFocus();
});

test('after a refusal the focus is on the question of a group that is missing', async () => {
  const panel = {
    type: 'panel',
    name: 'g',
    elements: [
      { type: 'text', name: 'a', title: '姓什么？' },
      { type: 'text', name: 'b', title: '住哪里？', isRequired: true },
    ],
  };
  const screen = await refuse(one(panel));
  await expect.element(screen.getByLabelText('住哪里？')).toHaveFocus();
});

test('after a refusal the focus is on the cell of a table that is missing', async () => {
  const table = {
    type: 'matrixdropdown',
    name: 'd',
    title: '各买多少？',
    columns: [{ name: 'n', title: '几个', cellType: 'text', isRequired: true }],
    rows: ['苹果', '梨'],
  };
  const screen = await refuse({ ...one(table), answers: { d: { 苹果: { n: '2' } } } });
  await expect.poll(() => document.activeElement?.closest('tr, [data-row]')?.textContent).toContain('梨');
  expect(screen.container.contains(document.activeElement)).toBe(true);
});

test('after a refusal the focus is on the first number of a scale', async () => {
  const scale = { type: 'rating', name: 'score', title: '打几分？', rateMax: 5, isRequired: true };
  const screen = await refuse({ definition: { pages: [{ name: 'p', elements: [scale] }] } });
  await expect.element(screen.getByRole('radio', { name: '1' })).toHaveFocus();
});

const required = { name: 'q', title: '怎么选？', isRequired: true };
test.each([
  ['a choice', { ...required, type: 'radiogroup', choices: ['甲', '乙'] }, 'radio'],
  ['a choice of several', { ...required, type: 'checkbox', choices: ['甲', '乙'] }, 'checkbox'],
  ['a ranking', { ...required, type: 'ranking', choices: ['甲', '乙'] }, 'button'],
  ['a scale', { ...required, type: 'rating', rateMax: 3 }, 'radio'],
  [
    'a matrix',
    { ...required, type: 'matrix', columns: ['好', '不好'], rows: ['味道'], eachRowRequired: true },
    'radio',
  ],
] as const)(
  'the focus after a refusal shows its ring in %s, though the press was by pointer',
  async (_, element, role) => {
    const screen = await refuse({ definition: { pages: [{ name: 'p', elements: [element] }] } });
    const first = screen.getByRole(role).first();
    await expect.element(first).toHaveFocus();
    const ringed = (at: Element | null): boolean =>
      at !== null && (getComputedStyle(at).outlineStyle === 'solid' || ringed(at.parentElement));
    expect(ringed(first.element())).toBe(true);
  },
);
