import { giveWay } from '@yayan/ui/give-way';

/** Milliseconds after which a page without frames, such as a tab in the background, goes on. */
const longest = 1000;

/** Resolves when what was drawn just now has been painted. */
export const afterPaint = async (): Promise<void> => {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : longest);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
  await giveWay();
};
