import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importGraph } from './import-graph.ts';
import { refusedImports } from './import-rules.ts';
import { queriesOutsideStores } from './queries-in-stores.ts';

const others = new Set(['node_modules', 'dist', 'gen']);

/** The faults in the imports of a repo's own source files, one line each. */
export const refusedInRepo = (root: string): readonly string[] => {
  const files = globSync('{apps,packages,tools,e2e,bench}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => others.has(name),
  });
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  return [...refusedImports(importGraph(texts)), ...queriesOutsideStores(texts)];
};
