import type { Answers, SurveyDefinition } from '../definition/definition.ts';
import { holds } from '../definition/expression.ts';
import { isPlainlyValid } from '../check/is-plainly-valid.ts';
import { type QuickPage, type QuickQuestion, quickStructure } from './quick-structure.ts';

export interface QuickCheck {
  /** All answers to store: the earlier ones and this page's. */
  readonly answers: Answers;
  /** Names of the pages that are visible with these answers, in order. */
  readonly visible: readonly string[];
}

/**
 * Accepts a page in well under a millisecond if its answers are certainly valid. Undefined means that only a full
 * evaluation can decide and tell what is wrong. No result is decided here: screening and submit evaluate everything
 * with survey-core (rule 3.5). A test checks that both evaluations agree.
 * @param previous accepted answers of the earlier pages; no later page may have been answered yet
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
