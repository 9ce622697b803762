/**
 * Code that a chunk holds, by path: a part of it is enough. `{a,b}` stands for either. Of what `in` names, `but` leaves out
 * paths that go on so, and `ending` takes those alone that end so.
 */
export type Part = string | { in: string; but?: string; ending?: string };

/** A file that the bundler writes for several modules. */
export interface Chunk {
  name: string;
  holds: readonly Part[];
  /** Leaves modules with only one user in the file of that user. */
  shared?: boolean;
}

/** A part without braces, and what it holds. */
interface Rule {
  text: string;
  holds: (path: string) => boolean;
}

/** Each text that a text with braces stands for. */
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

/** What leaves something out that isn't there. */
const idleExceptions = (part: Part, paths: readonly string[]): readonly string[] => {
  if (typeof part === 'string' || part.but === undefined) return [];
  const places = spelledOut(part.in);
  return spelledOut(part.but).filter(
    (name) => !paths.some((path) => places.some((place) => path.includes(place + name))),
  );
};

/** Says whether a chunk holds the module of a path. */
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
