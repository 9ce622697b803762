/** A fact of the audit log has at most 500 characters. */
const LONGEST = 480;
/** Some characters before the first one that differs. */
const LEAD = 40;

/** A text as the audit log holds it. */
export const clip = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`);

interface Sides {
  before: string | null;
  after: string | null;
}

/** Both texts from shortly before where they differ, so that a change far down in a long text is seen. */
export const clipSides = ({ before, after }: Sides): Sides => {
  if (before === null || after === null)
    return { before: before && clip(before), after: after && clip(after) };
  if (Math.max(before.length, after.length) <= LONGEST) return { before, after };
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const from = Math.max(0, same - LEAD);
  const cut = (text: string): string => clip(from === 0 ? text : `…${text.slice(from)}`);
  return { before: cut(before), after: cut(after) };
};
