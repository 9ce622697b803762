import { join } from 'node:path';
import { commandStep } from './command-step.ts';
import type { Step } from './step.ts';

/** Redocly's rules for the document. */
export const documentStep = (root: string): Step =>
  commandStep('the document, by Redocly', join(root, 'packages', 'contract'), 'pnpm', [
    'exec',
    'redocly',
    'lint',
    '--config',
    join(root, 'openapi', 'redocly.yaml'),
  ]);
