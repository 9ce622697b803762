import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import type { SurveyJson } from '../definition/runner-types.ts';
import { runSurvey } from './testing/mount-runner.tsx';

const radio = (name: string, title: string) => ({ type: 'radiogroup', name, title, choices: ['甲', '乙'] });
const definition: SurveyJson = {
  pages: [{ name: 'p', elements: [radio('a', '第一问'), radio('b', '第二问')] }],
};

/** A voice of the browser, as far as the runner reads it. */
const voiceOf = (lang: string): SpeechSynthesisVoice => ({
  lang,
  name: lang,
  default: false,
  localService: true,
  voiceURI: lang,
});
const spoken: string[] = [];

beforeEach(async () => {
  localStorage.clear();
  spoken.length = 0;
  await browser.viewport(390, 844);
  vi.spyOn(speechSynthesis, 'speak').mockImplementation(({ text }) => void spoken.push(text));
  vi.spyOn(globalThis, 'SpeechSynthesisUtterance').mockImplementation(function utter(text) {
    return { text } as SpeechSynthesisUtterance;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.style.fontSize = '';
});

test('rule 10.33: each question is read aloud as it opens, once that is switched on', async () => {
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([voiceOf('en-US'), voiceOf('zh-CN')]);
  const { screen } = await runSurvey({ definition, oneByOne: true });
  const aloud = screen.getByLabelText('朗读题目');
  await expect.element(aloud).not.toBeChecked();
  expect(spoken).toEqual([]);
  await aloud.click();
  await expect.poll(() => spoken).toEqual([expect.stringContaining('第一问')]);
  expect(spoken[0]).toContain('乙');
  await screen.getByText('甲').click();
  await expect.poll(() => spoken.at(-1)).toContain('第二问');
});

test('rule 10.33: without a Chinese voice nothing offers to read', async () => {
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([voiceOf('en-US')]);
  const { screen } = await runSurvey({ definition, oneByOne: true });
  await expect.element(screen.getByRole('radio', { name: '大字' })).toBeInTheDocument();
  expect(screen.getByLabelText('朗读题目').elements()).toEqual([]);
});

test('rule 10.33: large type makes the page larger without cutting it, and is stored on the device', async () => {
  const { screen } = await runSurvey({ definition, oneByOne: true });
  const sizeOf = (): number =>
    Number.parseFloat(
      getComputedStyle(
        screen
          .getByText(/第一问/u)
          .first()
          .element(),
      ).fontSize,
    );
  const before = sizeOf();
  await screen.getByText('特大').click();
  await expect.poll(sizeOf).toBeCloseTo(before * 1.5, 0);
  expect(localStorage.getItem('yayan-type-scale')).toBe('150');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await screen.getByText('标准').click();
  await expect.poll(sizeOf).toBeCloseTo(before, 0);
  expect(localStorage.getItem('yayan-type-scale')).toBeNull();
});
