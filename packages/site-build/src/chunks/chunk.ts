/**
 * Code that a chunk holds, named by a part of its path. `{a,b}` means either. Of the paths that contain `in`, those that
 * continue with `but` are left out, and with `ending` only paths with that ending count.
 */
export type Part = string | { in: string; but?: string; ending?: string };

/** A file into which the bundler writes several modules. */
export interface Chunk {
  name: string;
  holds: readonly Part[];
  /** Leaves a module with only one user in that user's file. */
  shared?: boolean;
}

/** A part with its braces resolved, and the test whether it holds a path. */
interface Rule {
  text: string;
  holds: (path: string) => boolean;
}

/** All texts that a text with braces means. */
export const spelledOut = (text: string): readonly string[] => {
  const found = /^(?<before>.*?)\{(?<choices>[^{}]*)\}(?<after>.*)$/su.exec(text)?.groups;
  if (!found) return [text];
  const { before = '', choices = '', after = '' } = found;
  return choices.split(',').flatMap((choice) => spelledOut(before + choice + after));
};

const rulesOf = (part: Part): readonly Rule[] => {
  const { in: where, but = '', ending = '' } = typeof part === 'string' ? { in: part } : part;
  const left = but === '' ? [] : spelledOut(but);
  return spelledOut(where).map((text) => ({
    text,
    holds: (path) => {
      const at = path.indexOf(text);
      return (
        at !== -1 && path.endsWith(ending) && !left.some((name) => path.startsWith(name, at + text.length))
      );
    },
  }));
};

/** Names in `but` that match no path. */
const idleExceptions = (part: Part, paths: readonly string[]): readonly string[] => {
  if (typeof part === 'string' || part.but === undefined) return [];
  const places = spelledOut(part.in);
  return spelledOut(part.but).filter(
    (name) => !paths.some((path) => places.some((place) => path.includes(place + name))),
  );
};

/** Returns a function that says whether a chunk holds the module of a path. */
export const holderOf = ({ holds }: Chunk): ((path: string) => boolean) => {
  const rules = holds.flatMap(rulesOf);
  return (path) => rules.some((rule) => rule.holds(path));
};

/** Names of a chunk that match none of the paths: a file was renamed, moved or removed. */
export const unmatched = ({ holds }: Chunk, paths: readonly string[]): readonly string[] =>
  holds.flatMap((part) => [
    ...rulesOf(part)
      .filter((rule) => !paths.some(rule.holds))
      .map(({ text }) => text),
    ...idleExceptions(part, paths),
  ]);
