/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HelpMissList } from './helpMissList.ts';

export type ListHelpMisses200 = Envelope & {
  data: HelpMissList;
};
