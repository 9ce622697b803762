/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { ShownAnswers } from './shownAnswers.ts';

export type ShowParticipationAnswers200 = Envelope & {
  data: ShownAnswers;
};
