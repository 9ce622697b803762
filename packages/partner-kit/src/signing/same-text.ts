/** Compares two texts in a time that depends only on their lengths. */
export function isSameText(expected: string, given: string): boolean {
  let difference = expected.length ^ given.length;
  for (let at = 0; at < expected.length; at += 1)
    difference |= expected.charCodeAt(at) ^ (given.charCodeAt(at % Math.max(given.length, 1)) || 0);
  return difference === 0;
}
