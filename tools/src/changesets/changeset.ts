/** The kinds of change of a package; `none` is for changes that its users don't see. */
const types = new Set(['none', 'patch', 'minor', 'major']);

export interface Changeset {
  /** Type of change by the package's name. */
  packages: ReadonlyMap<string, string>;
  /** The text for the package's changelog. */
  text: string;
}

/** Reads a file of `.changeset/`: a front matter with a line for each package, then the text. Throws when it is neither. */
export const readChangeset = (file: string): Changeset => {
  const [, front, text] = /^---\n(.*?\n)---\n(.*)$/su.exec(file) ?? [];
  if (front === undefined || text === undefined) throw new Error('has no front matter');
  const lines = front.split('\n').filter((line) => line.trim() !== '');
  const packages = lines.map((line): [string, string] => {
    const [, name, type] = /^['"]?([^'":]+)['"]?: *(\w+)$/u.exec(line) ?? [];
    if (name === undefined || type === undefined || !types.has(type))
      throw new Error(`doesn't say a package and a type: ${line}`);
    return [name, type];
  });
  if (text.trim() === '') throw new Error('says nothing to the users');
  return { packages: new Map(packages), text: text.trim() };
};
