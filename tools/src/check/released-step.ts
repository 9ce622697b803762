import { unannouncedBreaks } from '../released/unannounced-breaks.ts';
import type { Step } from './step.ts';

/** The document breaks nothing for clients of the last release, unless a changeset announces it. */
export const releasedStep = (root: string): Step => ({
  name: 'the last released document',
  run: () => {
    const breaks = unannouncedBreaks(root);
    const advice =
      'These break clients of the last release. Keep what they need, or announce it with a major changeset of @yayan/api-client (minor before 1.0):';
    return Promise.resolve({
      passed: breaks.length === 0 ? 1 : 0,
      failed: breaks.length,
      details: breaks.length === 0 ? '' : [advice, ...breaks.map((line) => `  ${line}`)].join('\n'),
    });
  },
});
