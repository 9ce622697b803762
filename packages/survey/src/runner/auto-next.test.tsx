import { beforeEach, describe, expect, test } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import type { PageOutcome, SurveyJson } from '../definition/runner-types.ts';
import { runSurvey } from './testing/mount-runner.tsx';

const radio = (name: string, title: string) => ({
  type: 'radiogroup',
  name,
  title,
  isRequired: true,
  choices: ['甲', '乙'],
  showOtherItem: true,
});
const definition: SurveyJson = {
  pages: [
    {
      name: 'p',
      elements: [
        radio('a', '第一问'),
        { type: 'checkbox', name: 'b', title: '第二问', choices: ['丙', '丁'] },
        radio('c', '第三问'),
      ],
    },
    { name: 'q', elements: [radio('d', '第四问')] },
  ],
};

const isShown = (screen: Awaited<ReturnType<typeof runSurvey>>['screen'], title: string) =>
  expect.element(screen.getByText(new RegExp(title, 'u')).first()).toBeVisible();

/** Longer than a choice is shown before the next question. */
const afterThat = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 700));

beforeEach(async () => {
  localStorage.clear();
  await browser.viewport(390, 844);
});

describe('going on by itself', () => {
  test('a tap on a single choice shows the next question and says so; several choices wait for the button', async () => {
    const { screen } = await runSurvey({ definition, oneByOne: true });
    await screen.getByText('甲').click();
    await isShown(screen, '第二问');
    await expect.element(screen.getByText('已选好，到第 2 题')).toBeInTheDocument();
    await screen.getByText('丙').click();
    await afterThat();
    await isShown(screen, '第二问');
  });

  test('the next question is named once it is shown, not while the server is asked for it', async () => {
    const answer = Promise.withResolvers<PageOutcome>();
    const { screen, posted } = await runSurvey(
      { definition, oneByOne: true, question: 'c', answers: { a: '甲' } },
      async () => await answer.promise,
    );
    await isShown(screen, '第三问');
    await screen.getByText('甲').click();
    await expect.poll(() => posted).toHaveLength(1);
    expect(screen.getByText(/已选好/u).query()).toBeNull();
    answer.resolve({ kind: 'next', page: 'q' });
    await isShown(screen, '第四问');
    await expect.element(screen.getByText('已选好，到第 4 题')).toBeInTheDocument();
  });

  test('a question to which a refusal leads back is not named as one that the choice led to', async () => {
    const answer = Promise.withResolvers<PageOutcome>();
    const { screen, posted } = await runSurvey(
      { definition, oneByOne: true, question: 'c', answers: { a: '甲' } },
      async () => await answer.promise,
    );
    await screen.getByText('甲').click();
    await expect.poll(() => posted).toHaveLength(1);
    answer.resolve({ kind: 'refused', problems: [{ question: 'a', msg: '请再看看这一题' }] });
    await isShown(screen, '请再看看这一题');
    expect(screen.getByText(/已选好/u).query()).toBeNull();
  });

  test('a number key goes on, arrow keys only move through the choices', async () => {
    const { screen } = await runSurvey({ definition, oneByOne: true });
    screen.getByRole('radio', { name: '甲' }).element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await afterThat();
    await isShown(screen, '第一问');
    await userEvent.keyboard('1');
    await isShown(screen, '第二问');
  });

  test('a number key answers before anything in the runner has the focus', async () => {
    const { screen } = await runSurvey({ definition, oneByOne: true });
    const around = screen.container;
    around.tabIndex = -1;
    around.focus();
    await userEvent.keyboard('1');
    await isShown(screen, '第二问');
  });

  test('a choice that asks for words waits, and so does the last question: only the button submits', async () => {
    const { screen, posted } = await runSurvey({ definition, oneByOne: true, page: 'q' });
    await screen.getByText('乙').click();
    await afterThat();
    expect(posted).toEqual([]);
    await screen.getByRole('button', { name: '上一题' }).click();
    await screen.getByText('其他').click();
    await afterThat();
    await isShown(screen, '第三问');
  });

  test('pressing the button at once moves by one question, not by two', async () => {
    const { screen } = await runSurvey({ definition, oneByOne: true });
    const choice = screen.getByText('甲').element() as HTMLElement; // Text of a label.
    const button = screen.getByRole('button', { name: '下一题' }).element() as HTMLElement; // The button, found by its role.
    // Both clicks at once: between two clicks of a driver the next question may already be shown.
    for (const one of [choice, button]) {
      one.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      one.click();
    }
    await afterThat();
    await isShown(screen, '第二问');
  });

  test('switched off, it stays off in this browser', async () => {
    const first = await runSurvey({ definition, oneByOne: true });
    await first.screen.getByRole('switch', { name: '选完自动到下一题' }).click();
    await first.screen.getByText('甲').click();
    await afterThat();
    await isShown(first.screen, '第一问');
    await first.screen.unmount();
    const second = await runSurvey({ definition, oneByOne: true });
    await expect.element(second.screen.getByRole('switch', { name: /自动到/u })).not.toBeChecked();
  });

  test('the switch appears only where it has an effect: not with several choices, and not on the last question', async () => {
    const { screen } = await runSurvey({ definition, oneByOne: true });
    await screen.getByText('甲').click();
    await isShown(screen, '第二问');
    await expect.element(screen.getByRole('switch', { name: /自动到/u })).not.toBeInTheDocument();
    const last = await runSurvey({ definition, oneByOne: true, page: 'q' });
    await isShown(last.screen, '第四问');
    await expect.element(last.screen.getByRole('switch', { name: /自动到/u })).not.toBeInTheDocument();
  });

  test('on a whole page only its last question goes on, once everything else is answered', async () => {
    await browser.viewport(1440, 900);
    const { screen, posted } = await runSurvey({ definition }, () => ({ kind: 'next', page: 'q' }));
    const third = screen.getByRole('radiogroup', { name: /第三问/u });
    await third.getByText('甲').click();
    await afterThat();
    expect(posted).toEqual([]);
    await screen
      .getByRole('radiogroup', { name: /第一问/u })
      .getByText('甲')
      .click();
    await afterThat();
    expect(posted).toEqual([]);
    await third.getByText('乙').click();
    await expect.poll(() => posted).toEqual([{ page: 'p', answers: { a: '甲', c: '乙' } }]);
  });
});

test('options show the key that chooses them, in the question that the keys are for', async () => {
  await browser.viewport(1280, 800);
  const { screen } = await runSurvey({ definition });
  const keyed = (): (string | null)[] =>
    [...screen.container.querySelectorAll('[aria-keyshortcuts]')].map(
      (option) => option.closest('[data-name]')?.getAttribute('data-name') ?? null,
    );
  const hinted = (): (string | undefined)[] =>
    [...screen.container.querySelectorAll<HTMLElement>('[data-number-key]')].map(
      (row) => row.dataset['numberKey'],
    );
  await expect.poll(keyed).toEqual(['a', 'a', 'a']);
  expect(hinted()).toEqual(['1', '2', '3']);
  screen.getByRole('checkbox', { name: '丙' }).element().focus();
  await expect.poll(keyed).toEqual(['b', 'b']);
  await screen.getByRole('switch', { name: /按数字键/u }).click();
  await expect.poll(() => [keyed(), hinted()]).toEqual([[], []]);
});

test('on a scale of numbers a key chooses its own number, not the one at its place', async () => {
  await browser.viewport(1280, 800);
  const scale = { type: 'rating', name: 's', title: '推荐', rateMin: 0, rateMax: 10 };
  const { screen } = await runSurvey({ definition: { pages: [{ name: 'p', elements: [scale] }] } });
  const keyOf = (name: string): string | null =>
    screen.getByRole('radio', { name, exact: true }).element().getAttribute('aria-keyshortcuts');
  await expect.poll(() => ['0', '1', '9', '10'].map(keyOf)).toEqual(['0', '1', '9', null]);
  screen.getByRole('radio', { name: '5', exact: true }).element().focus();
  await userEvent.keyboard('1');
  await expect.element(screen.getByRole('radio', { name: '1', exact: true })).toBeChecked();
  await userEvent.keyboard('0');
  await expect.element(screen.getByRole('radio', { name: '0', exact: true })).toBeChecked();
});

test('pressing yes again, by key or by mouse, does not turn it into no', async () => {
  await browser.viewport(1280, 800);
  const asked = {
    type: 'boolean',
    name: 'b',
    title: '收到过快递吗',
    labelTrue: '收到过',
    labelFalse: '没有',
  };
  const { screen } = await runSurvey({ definition: { pages: [{ name: 'p', elements: [asked] }] } });
  const radio = (name: string) => screen.getByRole('radio', { name });
  await expect.poll(() => radio('没有').element().getAttribute('aria-keyshortcuts')).toBe('2');
  await userEvent.keyboard('1');
  await userEvent.keyboard('1');
  await expect.element(radio('收到过')).toBeChecked();
  await screen.getByText('收到过', { exact: true }).click();
  await expect.element(radio('收到过')).toBeChecked();
  await userEvent.keyboard('2');
  await expect.element(radio('没有')).toBeChecked();
});

test.each([false, true])(
  'the text of yes stands for yes, and first, whatever order survey-core has (swapOrder: %s)',
  async (swapOrder) => {
    await browser.viewport(1280, 800);
    const asked = { type: 'boolean', name: 'b', labelTrue: '收到过', labelFalse: '没有', swapOrder };
    const { screen } = await runSurvey({
      definition: { pages: [{ name: 'p', elements: [asked] }] },
      answers: { b: true },
    });
    await expect.element(screen.getByRole('radio', { name: '收到过' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '收到过' }).element().getAttribute('aria-keyshortcuts')).toBe(
      '1',
    );
  },
);

test('the number keys can be switched off, and stay off on this device', async () => {
  await browser.viewport(1280, 800);
  const { screen } = await runSurvey({ definition });
  await screen.getByRole('switch', { name: /按数字键/u }).click();
  screen.getByRole('radio', { name: '甲' }).first().element().focus();
  await userEvent.keyboard('2');
  await expect.element(screen.getByRole('radio', { name: '乙' }).first()).not.toBeChecked();
  await screen.unmount();
  const again = (await runSurvey({ definition })).screen;
  await expect.element(again.getByRole('switch', { name: /按数字键/u })).not.toBeChecked();
  await again.getByRole('switch', { name: /按数字键/u }).click();
  again.getByRole('radio', { name: '甲' }).first().element().focus();
  await userEvent.keyboard('2');
  await expect.element(again.getByRole('radio', { name: '乙' }).first()).toBeChecked();
});
