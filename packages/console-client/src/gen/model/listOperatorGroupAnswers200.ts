/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorGroupAnswerPage } from './operatorGroupAnswerPage.ts';

export type ListOperatorGroupAnswers200 = Envelope & {
  data: OperatorGroupAnswerPage;
};
