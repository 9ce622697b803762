/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { StoredTaskFile } from './storedTaskFile.ts';

export type GetTaskFile200 = Envelope & {
  data: StoredTaskFile;
};
