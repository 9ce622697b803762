/** A line of one or both texts, or how many lines both have there. */
export type DiffLine =
  | { kind: 'removed' | 'added' | 'kept'; text: string }
  | { kind: 'skipped'; lines: number };

/** Lines that both texts have are shown around a change, and counted further away. */
const AROUND = 1;

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** For each pair of places the length of the longest sequence of lines that both rests share. */
function sharedLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const [row = [], below = []] = [lengths[one], lengths[one + 1]];
      row[other] =
        before[one] === after[other]
          ? (below[other + 1] ?? 0) + 1
          : Math.max(below[other] ?? 0, row[other + 1] ?? 0);
    }
  return lengths;
}

function allLines(
  before: readonly string[],
  after: readonly string[],
): Exclude<DiffLine, { kind: 'skipped' }>[] {
  const lengths = sharedLengths(before, after);
  const lines: Exclude<DiffLine, { kind: 'skipped' }>[] = [];
  let [one, other] = [0, 0];
  while (one < before.length || other < after.length) {
    const [left, right] = [before[one], after[other]];
    if (left !== undefined && left === right) {
      lines.push({ kind: 'kept', text: left });
      one += 1;
      other += 1;
    } else if (
      left !== undefined &&
      (right === undefined || (lengths[one + 1]?.[other] ?? 0) >= (lengths[one]?.[other + 1] ?? 0))
    ) {
      lines.push({ kind: 'removed', text: left });
      one += 1;
    } else {
      lines.push({ kind: 'added', text: right ?? '' });
      other += 1;
    }
  }
  return lines;
}

/** What differs between two texts, line by line. Empty if nothing does. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const lines = allLines(linesOf(before), linesOf(after));
  const isNear = (at: number): boolean =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'kept');
  const shown: DiffLine[] = [];
  lines.forEach((line, at) => {
    const last = shown.at(-1);
    if (isNear(at)) shown.push(line);
    else if (last?.kind === 'skipped') last.lines += 1;
    else shown.push({ kind: 'skipped', lines: 1 });
  });
  return shown.every(({ kind }) => kind === 'skipped') ? [] : shown;
}
