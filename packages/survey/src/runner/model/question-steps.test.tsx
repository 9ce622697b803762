import { beforeEach, describe, expect, test } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import type { SurveyJson } from '../../definition/runner-types.ts';
import { withoutAutoNext } from '../testing/no-auto-next.ts';
import { runSurvey } from '../testing/mount-runner.tsx';

beforeEach(async () => {
  withoutAutoNext();
  await browser.viewport(390, 844);
});

describe('one question at a time', () => {
  const two: SurveyJson = {
    pages: [
      {
        name: 'both',
        elements: [
          { type: 'radiogroup', name: 'a', title: '第一问', choices: ['x', 'y'], isRequired: true },
          { type: 'text', name: 'b', title: '第二问 {a}' },
          { type: 'text', name: 'c', title: '第三问', visibleIf: "{a} = 'y'" },
        ],
      },
      { name: 'last', elements: [{ type: 'text', name: 'd', title: '第四问' }] },
    ],
  };

  test('answers stay in the browser until the last step of the page, then the page is posted', async () => {
    const { screen, posted } = await runSurvey({ definition: two, oneByOne: true }, () => ({
      kind: 'next',
      page: 'last',
    }));
    await expect.element(screen.getByText('第 1 / 约 3 题')).toBeVisible();
    await expect.element(screen.getByText(/第二问/u)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '下一题' }).click();
    await expect.element(screen.getByText('请先回答这道题')).toBeVisible();
    await screen.getByText('x', { exact: true }).click();
    await screen.getByRole('button', { name: '下一题' }).click();
    await expect.element(screen.getByText('第 2 / 3 题')).toBeVisible();
    await screen.getByRole('textbox').fill('好');
    expect(posted).toEqual([]);
    await screen.getByRole('button', { name: '下一题' }).click();
    await expect.poll(() => posted).toEqual([{ page: 'both', answers: { a: 'x', b: '好' } }]);
    await expect.element(screen.getByText(/第四问/u).first()).toBeVisible();
    await screen.getByRole('button', { name: '上一题' }).click();
    await expect.element(screen.getByText(/第二问 x/u).first()).toBeVisible();
    await screen.getByRole('button', { name: '上一题' }).click();
    await expect.element(screen.getByRole('radio', { name: 'x' })).toBeChecked();
  });

  test('a picture is shown with the question after it, and at the end of a page with the one before it', async () => {
    const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    const picture = (name: string) => ({ type: 'image', name, altText: name, imageLink: dot });
    const { screen, posted } = await runSurvey({
      oneByOne: true,
      definition: {
        pages: [
          {
            name: 'p',
            elements: [
              picture('货架'),
              { type: 'text', name: 'a', title: '看到了什么？' },
              { type: 'text', name: 'b', title: '还有呢？' },
              picture('包装'),
            ],
          },
        ],
      },
    });
    await expect.element(screen.getByText('第 1 / 2 题')).toBeVisible();
    await expect.element(screen.getByRole('img', { name: '货架' })).toBeVisible();
    await screen.getByRole('textbox', { name: /看到了什么/u }).fill('一排');
    await screen.getByRole('button', { name: '下一题' }).click();
    await expect.element(screen.getByRole('img', { name: '包装' })).toBeVisible();
    await expect.element(screen.getByRole('img', { name: '货架' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '提交' }).click();
    await expect.poll(() => posted).toEqual([{ page: 'p', answers: { a: '一排' } }]);
  });

  test('a link to a question shows that one first, though all are answered', async () => {
    const answers = { a: 'x', b: 'y' };
    const { screen } = await runSurvey({ definition: two, oneByOne: true, answers, question: 'b' });
    await expect.element(screen.getByText('第 2 / 3 题')).toBeVisible();
  });

  test('a problem from the server opens its question', async () => {
    const { screen } = await runSurvey({ definition: two, oneByOne: true, answers: { a: 'x' } }, () => ({
      kind: 'refused',
      problems: [{ question: 'a', msg: '请重新选择' }],
    }));
    await expect.element(screen.getByText('第 2 / 3 题')).toBeVisible();
    await screen.getByRole('button', { name: '下一题' }).click();
    await expect.element(screen.getByText('请重新选择')).toBeVisible();
  });
});

test('keys 1 to 9 choose options and Enter goes on, but keys typed into a text field only write', async () => {
  const { screen, posted } = await runSurvey();
  await expect.element(screen.getByText('咖啡', { exact: true })).toBeVisible();
  await userEvent.keyboard('2');
  await expect.element(screen.getByRole('radio', { name: '茶' })).toBeChecked();
  await screen.getByRole('spinbutton').click();
  await userEvent.keyboard('31');
  await expect.element(screen.getByRole('radio', { name: '茶' })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => posted).toEqual([{ page: 'first', answers: { drink: '茶', age: 31 } }]);
});

describe('on the last step Enter submits nothing', () => {
  const text = (name: string) => ({ type: 'text', name, title: name });
  const often = { type: 'radiogroup', name: 'often', title: '多久一次', choices: ['每天', '每周'] };
  const definition = { pages: [{ name: 'p', elements: [text('phone'), often, text('more')] }] };
  const button = (screen: Awaited<ReturnType<typeof runSurvey>>['screen']) =>
    screen.getByRole('button', { name: '提交' });

  test('it leads to the next question, to the choice made there, and then to the button, which submits', async () => {
    const { screen, posted } = await runSurvey({ definition, answers: { often: '每周' } });
    await screen.getByRole('textbox').first().click();
    await userEvent.keyboard('10086{Enter}');
    await expect.element(screen.getByRole('radio', { name: '每周' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('textbox').last()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button(screen)).toHaveFocus();
    expect(posted).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => posted).toEqual([{ page: 'p', answers: { phone: '10086', often: '每周' } }]);
  });

  test('it leads from the page around the questions to the first one', async () => {
    const { screen, posted } = await runSurvey({ definition });
    await expect.element(button(screen)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('textbox').first()).toHaveFocus();
    expect(posted).toEqual([]);
  });

  test('with one question at a time it leads from the last one to the button', async () => {
    const { screen, posted } = await runSurvey({
      definition,
      oneByOne: true,
      page: 'p',
      answers: { phone: '1', often: '每天' },
    });
    await screen.getByRole('textbox').last().click();
    await userEvent.keyboard('没有{Enter}');
    await expect.element(button(screen)).toHaveFocus();
    expect(posted).toEqual([]);
  });
});
