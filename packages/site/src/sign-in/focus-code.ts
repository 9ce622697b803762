/** Focuses the first box of a code field, unless one of its boxes already has the focus. */
export const focusCode = (first: HTMLInputElement | null): void => {
  if (!first?.closest('[role="group"]')?.contains(document.activeElement)) first?.focus();
};
