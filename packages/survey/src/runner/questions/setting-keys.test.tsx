import { beforeEach, expect, test } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import type { Answers } from '../../definition/runner-types.ts';
import { withoutAutoNext } from '../testing/no-auto-next.ts';
import { runSurvey } from '../testing/mount-runner.tsx';

beforeEach(async () => {
  withoutAutoNext();
  await browser.viewport(1440, 900);
});

/** Renders a question after a field, and finds its own field. */
const ask = async (question: object, role: 'combobox' | 'slider', answers: Answers = {}) => {
  const told: Answers[] = [];
  const definition = {
    pages: [
      {
        name: 'p',
        elements: [
          { type: 'text', name: 'before' },
          { name: 'a', title: '题目', ...question },
        ],
      },
    ],
  };
  const { screen } = await runSurvey({
    definition,
    answers,
    onChange: (_, given) => void told.push(given),
  });
  const field = screen.getByRole(role).first();
  await expect.element(field).toBeInTheDocument();
  return { told, field };
};

const apps = { type: 'tagbox', choices: ['聊天', '视频', '购物'] };

test('Tab out of a list of several choices keeps those made and chooses nothing', async () => {
  const { told, field } = await ask(apps, 'combobox');
  field.element().focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => told.at(-1)).toEqual({ a: ['聊天'] });
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement === field.element()).toBe(false);
  await expect.element(browser.getByRole('listbox')).not.toBeInTheDocument();
  field.element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
  expect(told).toEqual([{ a: ['聊天'] }]);
});

test('Tab out of an opened list of one choice keeps it', async () => {
  const { told, field } = await ask({ type: 'dropdown', choices: ['聊天', '视频'] }, 'combobox', {
    a: '视频',
  });
  field.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Tab}');
  expect(told.filter(({ a }) => a === undefined)).toEqual([]);
});

const hours = { type: 'slider', min: 0, max: 16, isRequired: true };

test.each(['{Tab}', '{Shift}', '{Enter}', 'a'])(
  'the key %s does not answer an untouched slider',
  async (key) => {
    const { told, field } = await ask(hours, 'slider');
    browser.getByRole('textbox').first().element().focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard(key);
    expect(told).toEqual([]);
  },
);

test.each([
  ['{ArrowRight}', 1],
  ['{ArrowLeft}', 0],
  ['{Home}', 0],
  ['{End}', 16],
  [' ', 0],
])('the key %s answers a slider with %d', async (key, number) => {
  const { told, field } = await ask(hours, 'slider');
  field.element().focus();
  await userEvent.keyboard(key);
  await expect.poll(() => told.at(-1)).toEqual({ a: number });
});
