import { QuestionCommentModel, QuestionMatrixModel, QuestionTextModel } from 'survey-core';
import { buildModel } from '../definition/build-model.ts';
import type { Answers, SurveyDefinition } from '../definition/definition.ts';
import { holds } from '../definition/expression.ts';
import { isPlainObject } from '../plain-object.ts';

/** Rows from which one column all the way down says something. */
const fewestRows = 4;
/** Characters from which two people rarely write the same by chance. */
const shortestText = 10;

/** What can be told about the care of an interview from its answers alone. */
export interface AnswerQuality {
  /** Matrices long enough to tell, and those answered all in one column. */
  readonly matrices: number;
  readonly straightLined: number;
  /** Reasons of the contradictions that hold. */
  readonly contradictions: readonly string[];
  /** Open answers long enough to compare with other people's, as they are compared. */
  readonly openAnswers: readonly { readonly question: string; readonly text: string }[];
}

interface Measured {
  readonly matrices: readonly string[];
  readonly open: readonly string[];
}

const known = new WeakMap<SurveyDefinition, Measured>();

/** Names of the questions figures are made from; a definition never changes, so it is asked once. */
function measuredIn(definition: SurveyDefinition): Measured {
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

/** The figures of submitted answers. */
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

/** What a text is compared by: width, case, spaces and punctuation make no difference. */
const compared = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]/gu, '');
