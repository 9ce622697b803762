const options = 'input[type=radio]:not(:disabled), input[type=checkbox]:not(:disabled, [data-decline])';
/** Elements that handle the number keys themselves. */
const busyWithKeys =
  'textarea, select, button, a, [role=combobox], [contenteditable=true], input:not([type=radio], [type=checkbox])';

/**
 * The options that the number keys choose: those of the focused row or question. Without a focus, those of the first unanswered
 * visible question. None where the focus is on something that takes these keys itself, or on another part of the page.
 */
export const optionsAt = (runner: Element, focused: Element): readonly HTMLElement[] => {
  // The page around the runner has the focus when a member comes from another page.
  if (!focused.contains(runner) && !runner.contains(focused)) return [];
  if (focused.matches(busyWithKeys)) return [];
  const groups = [...runner.querySelectorAll('[data-name]')];
  const open = groups.find((group) => group.querySelector(options) && !group.querySelector('input:checked'));
  const group = focused.closest('[data-name] fieldset, [data-name]') ?? open ?? groups[0];
  return [...(group?.querySelectorAll<HTMLElement>(options) ?? [])];
};
