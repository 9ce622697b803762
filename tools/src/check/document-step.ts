import { join } from 'node:path';
import { commandStep } from './command-step.ts';
import type { Step } from './step.ts';

/** Checks the document against Redocly's rules. */
export const documentStep = (root: string): Step =>
  commandStep('the document, by Redocly', join(root, 'packages', 'contract'), 'pnpm', [
    'exec',
    'redocly',
    'lint',
    '--config',
    join(root, 'openapi', 'redocly.yaml'),
  ]);
