/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HelpSections } from './helpSections.ts';

export type ListHelpSections200 = Envelope & {
  data: HelpSections;
};
