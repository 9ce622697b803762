import axe from 'axe-core';
import { colorSchemeKey } from '@yayan/ui';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** The looks in which a state is checked: each size once, each colour scheme once. */
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

/** Moves the pointer away from the last pressed control. */
export const restPointer = (): Promise<void> =>
  userEvent.hover(document.documentElement, { position: { x: 0, y: 0 }, force: true });

/** Sets window and colour scheme for the next render. */
export const prepareLook = async ({ width, height, scheme }: Looks): Promise<void> => {
  localStorage.setItem(colorSchemeKey, scheme);
  await page.viewport(width, height);
};

/** Ends transitions, whose blended colours would fail the contrast check. */
const endAnimations = (): void => {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
};

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The problems of the rendered page: serious and critical issues of axe, and overflow of the window's width. */
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

/** Checks a state of a page, which must have no problem. */
export const look = async (name: string): Promise<void> => {
  expect.soft(await problems(), name).toEqual([]);
};
