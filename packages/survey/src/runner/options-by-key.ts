const options = 'input[type=radio]:not(:disabled), input[type=checkbox]:not(:disabled, [data-decline])';
/** Elements that handle the number keys themselves. */
const busyWithKeys =
  'textarea, select, button, a, [role=combobox], [contenteditable=true], input:not([type=radio], [type=checkbox])';

/**
 * The options that the number keys choose, by their key: those of the focused row or question. Without a focus, those of the
 * first unanswered visible question. None where the focus is on something that takes these keys itself, or on another part of
 * the page. On a scale of numbers a key chooses its own number: on one from 0 to 10, counting would store 0 for key 1.
 */
export const optionsByKey = (runner: Element, focused: Element): ReadonlyMap<string, HTMLElement> => {
  // The page around the runner has the focus when a member comes from another page.
  if (!focused.contains(runner) && !runner.contains(focused)) return new Map();
  if (focused.matches(busyWithKeys)) return new Map();
  const groups = [...runner.querySelectorAll('[data-name]')];
  const open = groups.find((group) => group.querySelector(options) && !group.querySelector('input:checked'));
  const group = focused.closest('[data-name] fieldset, [data-name]') ?? open ?? groups[0];
  const keyed = [...(group?.querySelectorAll<HTMLElement>(options) ?? [])].map(
    (option, index) => [option.dataset['number'] ?? String(index + 1), option] as const,
  );
  return new Map(keyed.filter(([key]) => key.length === 1));
};
