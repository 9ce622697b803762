/** Whether a text is a calendar day, `2026-02-28`. */
export const isDay = (text: string): boolean => {
  if (!/^(?!00)\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};
