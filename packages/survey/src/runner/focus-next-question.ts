/** What a respondent answers with. */
const controls =
  ':is(input, textarea, select, button):not(:disabled, [tabindex="-1"]), [tabindex="0"]:not([aria-disabled=true])';

/** Whether the first of two elements comes before the second, and doesn't contain it. */
const isBefore = (one: Element, other: Element): boolean =>
  one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;

/** Moves the focus from a question to the one below it, and from the last one to the button that goes on. */
export const focusNextQuestion = (runner: Element, focused: Element): void => {
  const own = focused.closest('[data-name]');
  const below = [...runner.querySelectorAll<HTMLElement>('[data-name]')]
    .filter((question) => focused.contains(runner) || isBefore(own ?? focused, question))
    .flatMap((question) => {
      const all = [...question.querySelectorAll<HTMLElement>(controls)];
      return all.find((control) => control.matches(':checked')) ?? all[0] ?? [];
    });
  (below[0] ?? runner.querySelector<HTMLElement>('[data-next]'))?.focus();
};
