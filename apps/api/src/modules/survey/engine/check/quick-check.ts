import type { Answers, SurveyDefinition } from '../definition/definition.ts';
import { holds } from '../definition/expression.ts';
import { isPlainlyValid } from './is-plainly-valid.ts';
import { type QuickPage, type QuickQuestion, quickStructure } from './quick-structure.ts';

export interface QuickCheck {
  /** All answers from now on. */
  readonly answers: Answers;
  /** The pages on show with them, in order. */
  readonly visible: readonly string[];
}

/**
 * Accepts a page in well under a millisecond where its answers are certainly in order; undefined where they are not,
 * or where only a full evaluation can tell (and name what is wrong). No verdict falls on such a page (rule 3.5):
 * screening and submit evaluate everything with survey-core. A test holds both to the same answer.
 * @param previous settled answers of the pages before; nothing is answered behind this page yet
 */
export function quickCheck(
  definition: SurveyDefinition,
  pageName: string,
  previous: Answers,
  posted: Answers,
): QuickCheck | undefined {
  const pages = quickStructure(definition);
  const page = pages?.find(({ name }) => name === pageName);
  if (!pages || !page) return undefined;
  const answers: Record<string, unknown> = { ...previous };
  for (const question of page.questions) {
    const isShown = isQuestionShown(question, answers);
    const value = Object.hasOwn(posted, question.name) ? posted[question.name] : undefined;
    if (!isShown && value !== undefined) return undefined;
    if (isShown && question.json['type'] !== 'image' && !isPlainlyValid(question.json, value))
      return undefined;
    if (value !== undefined) answers[question.name] = value;
  }
  const own = new Set(page.questions.map(({ name }) => name));
  if (!Object.keys(posted).every((key) => own.has(key)) || !isPageShown(page, answers)) return undefined;
  return { answers, visible: pages.filter((each) => isPageShown(each, answers)).map(({ name }) => name) };
}

const isQuestionShown = ({ conditions }: QuickQuestion, answers: Answers): boolean =>
  conditions.every((condition) => holds(condition, answers));

const isPageShown = ({ condition, questions }: QuickPage, answers: Answers): boolean =>
  (condition === undefined || holds(condition, answers)) &&
  questions.some((question) => isQuestionShown(question, answers));
