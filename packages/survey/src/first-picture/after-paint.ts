import { giveWay } from '@yayan/ui/give-way';

/** The longest wait in milliseconds, for a page without frames, such as a tab in the background. */
const longest = 1000;

/** Resolves when the current rendering has been painted. */
export const afterPaint = async (): Promise<void> => {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : longest);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
  await giveWay();
};
