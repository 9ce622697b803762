/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HelpCategory } from './helpCategory.ts';

export type ListHelp200 = Envelope & {
  data: HelpCategory;
};
