import { beforeEach, describe, expect, test } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import type { SurveyJson } from '../../definition/runner-types.ts';
import { withoutAutoNext } from '../testing/no-auto-next.ts';
import { runSurvey } from '../testing/mount-runner.tsx';

beforeEach(async () => {
  withoutAutoNext();
  await browser.viewport(390, 844);
});

describe('不想回答', () => {
  const asks: SurveyJson = {
    pages: [
      {
        name: 'home',
        elements: [
          {
            type: 'matrix',
            name: 'money',
            title: '收入多少？',
            columns: ['少', '多'],
            rows: ['我', '家人'],
            isRequired: true,
            eachRowRequired: true,
          },
          { type: 'text', name: 'job', title: '做什么工作？', isRequired: true },
        ],
      },
    ],
  };

  test('is offered at sensitive questions only, replaces a required answer, and is posted', async () => {
    const { screen, posted } = await runSurvey({ definition: asks, sensitive: ['money'] });
    await screen.getByRole('radio', { name: '少' }).first().click();
    await screen.getByRole('checkbox', { name: '不想回答' }).click();
    await expect.element(screen.getByRole('radio', { name: '少' }).first()).not.toBeInTheDocument();
    await screen.getByRole('textbox').fill('教师');
    await screen.getByRole('button', { name: '提交' }).click();
    await expect
      .poll(() => posted)
      .toEqual([{ page: 'home', answers: { job: '教师', 'money-Declined': true } }]);
  });

  test('after it is unset, the question must be answered again', async () => {
    const { screen, posted } = await runSurvey({
      definition: asks,
      sensitive: ['money'],
      answers: { job: '教师', 'money-Declined': true },
    });
    const declined = screen.getByRole('checkbox', { name: '不想回答' });
    await expect.element(declined).toBeChecked();
    await declined.click();
    await screen.getByRole('button', { name: '提交' }).click();
    await expect.element(screen.getByText(/^还没回答：/u)).toBeVisible();
    expect(posted).toEqual([]);
    await screen.getByRole('radio', { name: '少' }).first().click();
    await screen.getByRole('radio', { name: '多' }).last().click();
    await screen.getByRole('button', { name: '提交' }).click();
    await expect
      .poll(() => posted)
      .toEqual([{ page: 'home', answers: { money: { 我: '少', 家人: '多' }, job: '教师' } }]);
  });

  test('the keys 1 to 9 never choose 不想回答', async () => {
    const { screen } = await runSurvey({ definition: asks, sensitive: ['job'] });
    await screen.getByRole('radio', { name: '少' }).first().click();
    await screen.getByRole('radio', { name: '多' }).last().click();
    await userEvent.keyboard('3456789');
    await expect.element(screen.getByRole('checkbox', { name: '不想回答' })).not.toBeChecked();
  });
});
