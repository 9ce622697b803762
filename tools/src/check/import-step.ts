import { refusedInRepo } from '../imports/refused-in-repo.ts';
import type { Step } from './step.ts';

/** Checks all imports against the rules of tools/src/imports. */
export const importStep = (root: string): Step => ({
  name: 'imports',
  run: () => {
    const refused = refusedInRepo(root);
    return Promise.resolve({
      passed: refused.length === 0 ? 1 : 0,
      failed: refused.length,
      details: refused.join('\n'),
    });
  },
});
