import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedPackages } from '../changesets/published-packages.ts';

const versionsOf = (root: string): ReadonlyMap<string, string> =>
  new Map(
    publishedPackages(root).map(({ name, folder }) => {
      const file = readFileSync(join(root, folder, 'package.json'), 'utf8');
      return [name, (JSON.parse(file) as { version: string }).version];
    }),
  );

/**
 * Writes the versions to be published into the projects of `examples/`, which npm installs from the registry and which
 * changesets doesn't update. Returns the files it changed.
 */
export const writeExampleRanges = (root: string): readonly string[] => {
  const versions = versionsOf(root);
  return globSync('examples/*/package.json', { cwd: root }).filter((file) => {
    const before = readFileSync(join(root, file), 'utf8');
    let after = before;
    for (const [name, version] of versions)
      after = after.replaceAll(new RegExp(`("${name}": )"[^"]*"`, 'gu'), `$1"^${version}"`);
    if (after !== before) writeFileSync(join(root, file), after);
    return after !== before;
  });
};
