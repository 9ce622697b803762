import { circles } from './circles.ts';
import type { Arrow } from './import-graph.ts';

const foldersAbove = (file: string): readonly string[] => {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};

/** Arrows between sibling folders, by their parent folder. */
const arrowsBetweenSiblings = (
  arrows: readonly Arrow[],
): ReadonlyMap<string, { from: string; to: string }[]> => {
  const found = new Map<string, { from: string; to: string }[]>();
  for (const { from, to } of arrows) {
    const [own, other] = [foldersAbove(from), foldersAbove(to)];
    const shared = own.findIndex((folder, index) => folder !== other[index]);
    const [left, right, parent] = [own[shared], other[shared], own[shared - 1]];
    if (left === undefined || right === undefined || parent === undefined) continue;
    found.set(parent, [...(found.get(parent) ?? []), { from: left, to: right }]);
  }
  return found;
};

/** Circles between sibling folders, one line each. `known` names the folders in which they are still allowed. */
export const folderCircles = (arrows: readonly Arrow[], known: ReadonlySet<string>): readonly string[] =>
  [...arrowsBetweenSiblings(arrows)].flatMap(([parent, between]) => {
    const found = circles(between);
    if (known.has(parent))
      return found.length > 0 ? [] : [`${parent} has an order now: take it off the list`];
    return found.map((folders) => `folders import each other both ways: ${folders.join(' ⇄ ')}`);
  });
