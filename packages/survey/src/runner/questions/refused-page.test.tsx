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
