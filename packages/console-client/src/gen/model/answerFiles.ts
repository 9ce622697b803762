/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AnswerFile } from './answerFile.ts';

export interface AnswerFiles {
  /** @maxLength 40 */
  supportCode: string;
  files: AnswerFile[];
  /** How long the addresses work. */
  minutes: number;
}
