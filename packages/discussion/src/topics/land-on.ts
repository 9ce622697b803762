import { holdPlace, watchParts } from '@yayan/site';
import { focusOn } from '../place/focus-on.ts';

/** How long content that loads may still bring the element, or move it, ms. */
const SETTLING_MS = 4000;

/**
 * Puts an element at the top of the view and gives it the focus, also one that loads later. Until the reader does something, it
 * stays there although content above it still loads. The result ends that.
 */
export const landOn = (find: () => HTMLElement | null): (() => void) => {
  let element: HTMLElement | null = null;
  const hold = (): void => {
    if (element === null) {
      element = find();
      if (element) focusOn(element);
    }
    element?.scrollIntoView();
  };
  return holdPlace(hold, SETTLING_MS, watchParts);
};
