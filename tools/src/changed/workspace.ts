import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package of the workspace. */
export interface Member {
  name: string;
  /** From the repo's root. */
  folder: string;
  /** The workspace's packages that it uses, in any way. */
  uses: readonly string[];
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Every package of the workspace. */
export const readWorkspace = (root: string): readonly Member[] =>
  globSync('{apps/*,packages/*,tools,e2e,bench,docs-site}/package.json', { cwd: root })
    .toSorted()
    .map((file) => {
      const { name, dependencies, devDependencies } = JSON.parse(
        readFileSync(join(root, file), 'utf8'),
      ) as Manifest;
      const uses = Object.entries({ ...dependencies, ...devDependencies })
        .filter(([, version]) => version.startsWith('workspace:'))
        .map(([used]) => used);
      return { name, folder: dirname(file), uses };
    });

/** The packages that use one of the given ones, directly or not, without the given ones. */
export const dependentsOf = (all: readonly Member[], touched: ReadonlySet<string>): readonly Member[] => {
  const reached = new Set(touched);
  for (let size = 0; size !== reached.size;) {
    size = reached.size;
    for (const { name, uses } of all) if (uses.some((used) => reached.has(used))) reached.add(name);
  }
  return all.filter(({ name }) => reached.has(name) && !touched.has(name));
};
