/** Moves to the first box of a code field, unless somebody already types into one of its boxes. */
export const focusCode = (first: HTMLInputElement | null): void => {
  if (!first?.closest('[role="group"]')?.contains(document.activeElement)) first?.focus();
};
