const LONGEST = 500;
/** How much of what both texts begin with is shown before their first difference. */
const SHARED = 40;

const cut = (text: string, from: number): string => {
  const rest = from === 0 ? text : `…${text.slice(from)}`;
  return rest.length > LONGEST ? `${rest.slice(0, LONGEST - 1)}…` : rest;
};

/** An old and a new text, no longer than a change may be: long ones begin shortly before their first difference. */
export function bothSides(before: string, after: string): { before: string; after: string } {
  if (before.length <= LONGEST && after.length <= LONGEST) return { before, after };
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const from = Math.max(0, at - SHARED);
  return { before: cut(before, from), after: cut(after, from) };
}
