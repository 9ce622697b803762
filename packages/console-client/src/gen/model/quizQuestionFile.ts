/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface QuizQuestionFile {
  /**
     * YAML or JSON, as `apps/api/data/campaign/questions.yaml`.
     * @minLength 1
     * @maxLength 40000
     */
  source: string;
}
