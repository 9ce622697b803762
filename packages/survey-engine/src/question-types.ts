/**
 * How an answer is given where there is no questionnaire to fill in: `parts` by its rows, cells or fields, `files` as a number of
 * pretended files, `none` for what takes no answer.
 */
export type AnswerInput = 'one' | 'several' | 'order' | 'number' | 'text' | 'files' | 'parts' | 'none';

/** The types of questions and containers that the server evaluates and the browser's runner shows, with their inputs. */
export const questionTypes: ReadonlyMap<string, AnswerInput> = new Map([
  ['text', 'text'],
  ['comment', 'text'],
  ['radiogroup', 'one'],
  ['dropdown', 'one'],
  ['checkbox', 'several'],
  ['tagbox', 'several'],
  ['boolean', 'one'],
  ['rating', 'one'],
  ['ranking', 'order'],
  ['slider', 'number'],
  ['imagepicker', 'one'],
  ['file', 'files'],
  ['image', 'none'],
  ['matrix', 'parts'],
  ['matrixdropdown', 'parts'],
  ['multipletext', 'parts'],
  ['expression', 'none'],
  ['panel', 'none'],
]);
