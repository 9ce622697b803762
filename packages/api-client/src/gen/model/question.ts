/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { QuestionChoice } from './questionChoice.ts';
import type { QuestionKind } from './questionKind.ts';

/**
 * A question in plain form, for pages that ask without the survey runner.
 */
export interface Question {
  id: Id;
  kind: QuestionKind;
  /** @maxLength 200 */
  title: string;
  /**
     * @maxLength 500
     * @nullable
     */
  description: string | null;
  required: boolean;
  /** Whether 不想回答 is offered. */
  sensitive: boolean;
  /**
     * Empty for text, number and rating.
     * @maxItems 50
     */
  choices: QuestionChoice[];
  /**
     * Fewest choices, characters or least value by kind; null without one.
     * @nullable
     */
  min: number | null;
  /**
     * Most choices, characters or greatest value by kind; null without one.
     * @nullable
     */
  max: number | null;
}
