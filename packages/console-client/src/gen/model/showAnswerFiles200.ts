/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AnswerFiles } from './answerFiles.ts';
import type { Envelope } from './envelope.ts';

export type ShowAnswerFiles200 = Envelope & {
  data: AnswerFiles;
};
