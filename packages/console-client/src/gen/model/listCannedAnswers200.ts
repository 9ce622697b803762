/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CannedAnswerList } from './cannedAnswerList.ts';
import type { Envelope } from './envelope.ts';

export type ListCannedAnswers200 = Envelope & {
  data: CannedAnswerList;
};
