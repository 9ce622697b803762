import { buildModel } from '../definition/build-model.ts';
import type { Answers, SurveyDefinition } from '../definition/definition.ts';
import { holds, questionsRead } from '../definition/expression.ts';
import { questionsReadIn } from '../definition/questions-read.ts';
import { evaluate } from '../run/evaluate.ts';
import { failedChecks } from '../run/failed-checks.ts';
import { screen } from '../run/screen.ts';
import type { AnswerInput } from '../question-types.ts';
import { choicesOf, inputOf, partsOf } from './answer-fields.ts';

interface PathField {
  readonly input: AnswerInput;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
}

interface PathPart extends PathField {
  readonly path: readonly string[];
  readonly title: string;
}

interface PathQuestion extends PathField {
  readonly name: string;
  readonly title: string;
  /** Whether these answers show it. */
  readonly isShown: boolean;
  /** Whether a condition, a rule or a check reads its answer. */
  readonly decides: boolean;
  /** The rows, cells or fields that are answered one by one; none for other questions. */
  readonly parts: readonly PathPart[];
  /** What is wrong with its answer. A missing answer is wrong only if it decides something. */
  readonly problem: string | undefined;
}

interface PathPage {
  readonly name: string;
  readonly title: string;
  readonly isShown: boolean;
  /** Whether the person gets to see it: the interview has not ended before. */
  readonly isReached: boolean;
  readonly questions: readonly PathQuestion[];
}

/** Where a person with these answers ends: on a page that is not complete, or with a result. */
export type PathEnd =
  | { readonly kind: 'open'; readonly page: string }
  | { readonly kind: 'screenedOut'; readonly reason: string }
  | { readonly kind: 'quotaFull'; readonly cells: readonly string[] }
  | { readonly kind: 'attention'; readonly questions: readonly string[] }
  | { readonly kind: 'complete' };

/** The path of one person through a questionnaire. */
export interface AnswerPath {
  readonly pages: readonly PathPage[];
  /** The quota cells that the person belongs to; none before the screening is answered. */
  readonly cells: readonly string[];
  /** The reasons of the contradictions in the answers. */
  readonly contradictions: readonly string[];
  readonly end: PathEnd;
}

/** Choices as somebody reads and sends them. */
const inWords = (choices: ReturnType<typeof choicesOf>): PathField['choices'] =>
  choices.map(({ value, text }) => ({ value: String(value), text }));

/** Names of the questions that decide which way a person takes. */
function decidingIn({ survey, host }: SurveyDefinition): ReadonlySet<string> {
  const rules = [...host.screening.screenOut, ...host.quotaCells, ...host.contradictions];
  return new Set([
    ...questionsReadIn(survey),
    ...rules.flatMap(({ when }) => questionsRead(when)),
    ...host.attentionChecks.map(({ question }) => question),
  ]);
}

/**
 * Walks a checked definition page by page with these answers, by the rules that decide in the field. An answer that nothing
 * reads may be missing, so that an author gives only those that matter.
 * @param full the quota cells that are taken to be full
 */
export function traceAnswers(
  definition: SurveyDefinition,
  answers: Answers,
  full: readonly string[] = [],
): AnswerPath {
  const { pages, carried } = evaluate(definition, answers);
  const deciding = decidingIn(definition);
  const model = buildModel(definition.survey);
  const screening = screen(definition, carried);
  const cells = screening.outcome === 'in' ? screening.cells : [];
  const fullCells = cells.filter((cell) => full.includes(cell));

  const traced = pages.map((page): Omit<PathPage, 'isReached'> => ({
    name: page.name,
    title: model.getPageByName(page.name)?.title ?? '',
    isShown: page.visible,
    questions: [...page.questions].flatMap(([name, isShown]) => {
      const question = model.getQuestionByName(name);
      if (!question) return [];
      const input = inputOf(question);
      const decides = deciding.has(name);
      const found = page.problems.find((problem) => problem.question === name);
      const isMeant = found?.problem !== 'required' || (decides && input !== 'none');
      return {
        name,
        title: question.title,
        isShown,
        decides,
        input,
        choices: inWords(choicesOf(question)),
        parts: partsOf(question).map((part) => ({ ...part, choices: inWords(part.choices) })),
        problem: isMeant ? found?.msg : undefined,
      };
    }),
  }));

  let end: PathEnd | undefined;
  let isScreened = false;
  const walked = traced.map((page): PathPage => {
    const isReached = end === undefined;
    if (isReached && page.isShown) {
      if (page.questions.some(({ problem }) => problem !== undefined))
        end = { kind: 'open', page: page.name };
      else if (page.name === definition.host.screening.page) {
        isScreened = true;
        if (screening.outcome === 'screenedOut') end = { kind: 'screenedOut', reason: screening.reason };
        else if (fullCells.length > 0) end = { kind: 'quotaFull', cells: fullCells };
      }
    }
    return { ...page, isReached };
  });
  const failed = failedChecks(definition, pages, carried);
  return {
    pages: walked,
    cells: isScreened ? cells : [],
    contradictions: definition.host.contradictions
      .filter(({ when }) => holds(when, carried))
      .map(({ reason }) => reason),
    end: end ?? (failed.length > 0 ? { kind: 'attention', questions: failed } : { kind: 'complete' }),
  };
}
