/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type CourseQuizResultReviewItem = {
  questionId: string;
  right: boolean;
  explanation: string;
};
