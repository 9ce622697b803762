import { QuestionCommentModel, QuestionMatrixModel, QuestionTextModel } from 'survey-core';
import { buildModel } from '../definition/build-model.ts';
import type { Answers, SurveyDefinition } from '../definition/definition.ts';
import { holds } from '../definition/expression.ts';
import { isPlainObject } from '../plain-object.ts';

/** Matrices with fewer answered rows don't count as straight-lined. */
const fewestRows = 4;
/** Texts of at least this many characters are rarely the same by chance. */
const shortestText = 10;

/** Response quality of an interview, computed from its answers alone. */
export interface AnswerQuality {
  /** How many matrices have enough rows to judge. `straightLined` of them were answered in one column. */
  readonly matrices: number;
  readonly straightLined: number;
  /** Reasons of the contradictions that these answers contain. */
  readonly contradictions: readonly string[];
  /** Open answers long enough to compare with other people's, in normalized form. */
  readonly openAnswers: readonly { readonly question: string; readonly text: string }[];
}

interface MeasuredQuestions {
  readonly matrices: readonly string[];
  readonly open: readonly string[];
}

const known = new WeakMap<SurveyDefinition, MeasuredQuestions>();

/** Names of the questions that are measured. Definitions never change, so this is computed once for each. */
function measuredIn(definition: SurveyDefinition): MeasuredQuestions {
  const found = known.get(definition);
  if (found !== undefined) return found;
  const questions = buildModel(definition.survey).getAllQuestions();
  const measured = {
    matrices: questions
      .filter((question) => question instanceof QuestionMatrixModel && !question.isMultiSelect)
      .map(({ name }) => name),
    open: questions
      .filter(
        (question) =>
          question instanceof QuestionCommentModel ||
          (question instanceof QuestionTextModel && question.inputType === 'text'),
      )
      .map(({ name }) => name),
  };
  known.set(definition, measured);
  return measured;
}

/** Computes the response quality of submitted answers. */
export function answerQuality(definition: SurveyDefinition, answers: Answers): AnswerQuality {
  const { matrices, open } = measuredIn(definition);
  const grids = matrices
    .map((name) => answers[name])
    .filter(isPlainObject)
    .map((rows) => Object.values(rows))
    .filter((cells) => cells.length >= fewestRows);
  return {
    matrices: grids.length,
    straightLined: grids.filter((cells) => new Set(cells).size === 1).length,
    contradictions: definition.host.contradictions
      .filter(({ when }) => holds(when, answers))
      .map(({ reason }) => reason),
    openAnswers: open.flatMap((question) => {
      const value = answers[question];
      const text = typeof value === 'string' ? compared(value) : '';
      return text.length >= shortestText ? [{ question, text }] : [];
    }),
  };
}

/** Normalizes a text for comparison: width, case, spaces and punctuation make no difference. */
const compared = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]/gu, '');
