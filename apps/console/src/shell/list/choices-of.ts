/** The values of an enumeration as choices of a filter. */
export const choicesOf = (labels: Readonly<Record<string | number, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
