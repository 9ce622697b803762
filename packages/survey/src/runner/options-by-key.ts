const options = 'input[type=radio], input[type=checkbox]:not([data-decline])';
const open = `:is(${options}):enabled`;
/** Elements that handle the number keys themselves. */
const busyWithKeys =
  'textarea, select, button, a, [role=combobox], [contenteditable=true], input:not([type=radio], [type=checkbox])';

/**
 * The options that the number keys choose, by their key: those of the focused row or question. Without a focus, those of the
 * first unanswered visible question. None where the focus is on something that takes these keys itself, or on another part of
 * the page. A choice keeps its key while others can't be chosen. On a scale of numbers a key chooses its own number: on one from
 * 0 to 10, counting would store 0 for key 1.
 */
export const optionsByKey = (runner: Element, focused: Element): ReadonlyMap<string, HTMLElement> => {
  // The page around the runner has the focus when a member comes from another page.
  if (!focused.contains(runner) && !runner.contains(focused)) return new Map();
  if (focused.matches(busyWithKeys)) return new Map();
  const groups = [...runner.querySelectorAll('[data-name]')];
  const unanswered = groups.find((one) => one.querySelector(open) && !one.querySelector('input:checked'));
  const group = focused.closest('[data-name] fieldset, [data-name]') ?? unanswered ?? groups[0];
  const keyed = [...(group?.querySelectorAll<HTMLElement>(options) ?? [])].map(
    (option, index) => [option.dataset['number'] ?? String(index + 1), option] as const,
  );
  return new Map(keyed.filter(([key, option]) => key.length === 1 && option.matches(open)));
};
