import { describe, expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import type { SurveyJson } from '../../definition/runner-types.ts';
import { runSurvey } from '../testing/mount-runner.tsx';

const words = ['非常不满意', '不太满意', '一般', '比较满意', '非常满意'];
const survey: SurveyJson = {
  pages: [
    { name: 'p', elements: [{ type: 'rating', name: 'score', title: '你满意吗？', rateValues: words }] },
  ],
};

/** The box of the text itself, without the button around it. */
const textBox = (label: Element): DOMRect => {
  const range = document.createRange();
  const text = [...label.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
  if (!text) throw new Error('the button has no text');
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
};

const points = async (width: number) => {
  await browser.viewport(width, 900);
  const { screen } = await runSurvey({ definition: survey });
  await expect.element(screen.getByRole('radio', { name: '一般' })).toBeInTheDocument();
  return words.map((word) => {
    const label = screen.getByText(word, { exact: true }).element();
    return { place: label.getBoundingClientRect(), text: textBox(label) };
  });
};

describe.each([390, 700, 900, 1000, 1100, 1440])('the words of a scale at %i px', (width) => {
  test('stay on one line each, clear of the hint of the number key on the corner', async () => {
    for (const { place, text } of await points(width)) {
      expect(text.height).toBeLessThan(30);
      expect(text.left).toBeGreaterThanOrEqual(place.left);
      expect(text.right).toBeLessThanOrEqual(place.right);
      // The hint is 20 px high, 8 of them above the button.
      expect(text.top - place.top).toBeGreaterThanOrEqual(12);
    }
  });

  test('are all side by side, or each on a line of its own', async () => {
    const tops = new Set((await points(width)).map(({ place }) => Math.round(place.top)));
    expect([1, words.length]).toContain(tops.size);
    if (width >= 1440) expect(tops.size).toBe(1);
    if (width <= 390) expect(tops.size).toBe(words.length);
  });
});
