/** Gives the focus to the page itself, so that Tab goes on there and not at the rooms. */
export const focusPage = (): void =>
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
