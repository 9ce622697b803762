import axe from 'axe-core';
import { colorSchemeKey } from '@yayan/ui';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** How a state is looked at: each size once, each colour scheme once. */
export interface Looks {
  size: 'phone' | 'desktop';
  width: number;
  height: number;
  scheme: 'light' | 'dark';
}

export const looks: readonly Looks[] = [
  { size: 'phone', width: 390, height: 844, scheme: 'light' },
  { size: 'desktop', width: 1440, height: 900, scheme: 'dark' },
];

/** Takes the pointer off whatever the last press left it on. */
export const restPointer = (): Promise<void> =>
  userEvent.hover(document.documentElement, { position: { x: 0, y: 0 }, force: true });

/** Makes the window, and what is rendered next, look so. */
export const prepareLook = async ({ width, height, scheme }: Looks): Promise<void> => {
  localStorage.setItem(colorSchemeKey, scheme);
  await page.viewport(width, height);
};

/** Ends transitions, which blend colours that nobody reads. */
const endAnimations = (): void => {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
};

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is wrong with what is rendered: serious and critical issues of axe, and whether it is wider than the window. */
export const problems = async (): Promise<readonly string[]> => {
  endAnimations();
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: wcag },
    resultTypes: ['violations'],
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
      ),
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px in a window of ${clientWidth} px`] : []),
  ];
};

/** Looks at a state of a page, which may have no problem. */
export const look = async (name: string): Promise<void> => {
  expect.soft(await problems(), name).toEqual([]);
};
