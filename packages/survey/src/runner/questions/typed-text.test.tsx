import { beforeEach, expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import type { Answers } from '../../definition/runner-types.ts';
import { withoutAutoNext } from '../testing/no-auto-next.ts';
import { runSurvey } from '../testing/mount-runner.tsx';

beforeEach(async () => {
  withoutAutoNext();
  await browser.viewport(390, 844);
});

test.each([
  ['text', '半小时'],
  ['number', '40'],
  ['date', '2026-11-23'],
  ['time', '08:10'],
  ['month', '2026-11'],
  ['email', 'wo@example.com'],
  ['tel', '13800000000'],
  ['url', 'https://example.com/'],
])('an answer of kind %s counts before its field is left', async (inputType, text) => {
  const told: Answers[] = [];
  const definition = {
    pages: [{ name: 'p', elements: [{ type: 'text', name: 'when', title: '什么时候？', inputType }] }],
  };
  const { screen } = await runSurvey({ definition, onChange: (_, answers) => void told.push(answers) });
  const input = screen.container.querySelector('input[type]:not([type=checkbox])');
  if (!input) throw new Error('The question has no field');
  const field = browser.elementLocator(input);
  await field.fill(text);
  expect(document.activeElement).toBe(field.element());
  expect(told.at(-1)).toEqual({ when: inputType === 'number' ? 40 : text });
});
