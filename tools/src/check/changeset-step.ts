import { unreportedChanges } from '../changesets/unreported-changes.ts';
import type { Step } from './step.ts';

/** Each published package that changed for its users has a changeset that says so. */
export const changesetStep = (root: string): Step => ({
  name: 'changesets',
  run: () => {
    const lacking = unreportedChanges(root);
    return Promise.resolve({
      passed: lacking.length === 0 ? 1 : 0,
      failed: lacking.length === 0 ? 0 : 1,
      details: lacking.join('\n'),
    });
  },
});
