import { beforeEach, describe, expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import type { SurveyJson } from '../definition/runner-types.ts';
import { withoutAutoNext } from './testing/no-auto-next.ts';
import { runSurvey } from './testing/mount-runner.tsx';

const asks: SurveyJson = {
  title: '晚饭以后',
  pages: [
    {
      name: 'screening',
      title: '先认识一下你',
      elements: [
        {
          type: 'radiogroup',
          name: 'housing',
          title: '你现在的住处？',
          isRequired: true,
          choices: ['自己的房子', '租房'],
        },
        { type: 'checkbox', name: 'pets', title: '家里养了什么？', choices: ['猫', '狗', '鱼'] },
        { type: 'text', name: 'city', title: '在哪里住？' },
      ],
    },
  ],
};
const answers = { housing: '租房', pets: ['猫', '狗'] };
const prefilled = ['housing', 'pets'];

beforeEach(() => withoutAutoNext());

describe('answers of the profile (rule 3.49)', () => {
  const note = '已按资料填好，可改';

  test('are shown as such until the respondent changes them, and are sent only with the page', async () => {
    await browser.viewport(1440, 900);
    const { screen, posted } = await runSurvey({ definition: asks, answers, prefilled });
    await expect.element(screen.getByRole('radio', { name: '租房' })).toBeChecked();
    expect(screen.getByText(note).elements()).toHaveLength(2);
    await screen.getByText('自己的房子').click();
    await expect.poll(() => screen.getByText(note).elements().length).toBe(1);
    await screen.getByText('租房').click();
    expect(screen.getByText(note).elements()).toHaveLength(1);
    await screen.getByText('鱼').click();
    await expect.poll(() => screen.getByText(note).elements().length).toBe(0);
    expect(posted).toEqual([]);
    await screen.getByRole('button', { name: '提交' }).click();
    await expect
      .poll(() => posted)
      .toEqual([{ page: 'screening', answers: { housing: '租房', pets: ['猫', '狗', '鱼'] } }]);
  });

  test('are each shown on a phone before they are sent, although the page is continued', async () => {
    await browser.viewport(390, 844);
    const { screen, posted } = await runSurvey({
      definition: asks,
      answers,
      prefilled,
      page: 'screening',
      oneByOne: true,
    });
    await expect.element(screen.getByRole('radio', { name: '租房' })).toBeChecked();
    await expect.element(screen.getByText(note)).toBeVisible();
    await screen.getByRole('button', { name: '下一题' }).click();
    await expect.element(screen.getByRole('checkbox', { name: '猫' })).toBeChecked();
    await expect.element(screen.getByText(note)).toBeVisible();
    await screen.getByRole('button', { name: '下一题' }).click();
    await expect.element(screen.getByRole('textbox')).toBeVisible();
    await expect.element(screen.getByText(note)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '提交' }).click();
    await expect.poll(() => posted).toEqual([{ page: 'screening', answers }]);
  });

  test('are not claimed where the answer is gone', async () => {
    const { screen } = await runSurvey({ definition: asks, answers: { housing: '租房' }, prefilled });
    expect(screen.getByText(note).elements()).toHaveLength(1);
  });
});
