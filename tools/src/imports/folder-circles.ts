import { circles } from './circles.ts';
import type { Arrow } from './import-graph.ts';

/** The folders above a file, from the root on, and the file itself. */
const placesOf = (file: string): readonly string[] => {
  const parts = file.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};

/** Arrows between the folders and files of one folder, by this folder. */
const arrowsBetweenSiblings = (
  arrows: readonly Arrow[],
): ReadonlyMap<string, { from: string; to: string }[]> => {
  const found = new Map<string, { from: string; to: string }[]>();
  for (const { from, to } of arrows) {
    const [own, other] = [placesOf(from), placesOf(to)];
    const shared = own.findIndex((folder, index) => folder !== other[index]);
    const [left, right, parent] = [own[shared], other[shared], own[shared - 1]];
    if (left === undefined || right === undefined || parent === undefined) continue;
    found.set(parent, [...(found.get(parent) ?? []), { from: left, to: right }]);
  }
  return found;
};

const isFile = (place: string): boolean => /\.[a-z]+$/u.test(place);

/**
 * Circles between sibling folders, and between a folder and a file beside it, one line each. Circles of files alone are left
 * to `circles`.
 */
export const folderCircles = (arrows: readonly Arrow[]): readonly string[] =>
  [...arrowsBetweenSiblings(arrows).values()].flatMap((between) =>
    circles(between)
      .filter((places) => !places.every(isFile))
      .map(
        (places) =>
          `${places.some(isFile) ? 'a file and a folder' : 'folders'} import each other both ways: ${places.join(' ⇄ ')}`,
      ),
  );
