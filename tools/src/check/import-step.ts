import { knownImports } from '../imports/known-imports.ts';
import { refusedInRepo } from '../imports/refused-in-repo.ts';
import type { Step } from './step.ts';

/** Files import each other as the rules of tools/src/imports allow. */
export const importStep = (root: string): Step => ({
  name: 'imports',
  run: () => {
    const refused = refusedInRepo(root).filter(
      (line) => !knownImports.some((known) => line.startsWith(known)),
    );
    return Promise.resolve({
      passed: refused.length === 0 ? 1 : 0,
      failed: refused.length,
      details: refused.join('\n'),
    });
  },
});
