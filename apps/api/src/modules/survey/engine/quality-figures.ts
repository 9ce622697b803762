import { QuestionMatrixModel } from 'survey-core';
import { buildModel } from './build-model.ts';
import type { Answers, SurveyDefinition } from './definition.ts';
import { holds } from './expression.ts';
import { isPlainObject } from './plain-object.ts';

/** Rows from which one column all the way down says something. */
const fewestRows = 4;
/** Characters from which two people rarely write the same by chance. */
const shortestText = 10;

/** What can be told about the care of an interview from its answers alone. */
export interface AnswerFigures {
  /** Matrices long enough to tell, and those answered all in one column. */
  readonly matrices: number;
  readonly straightLined: number;
  /** Reasons of the contradictions that hold. */
  readonly contradictions: readonly string[];
  /** Open answers long enough to compare with other people's, as they are compared. */
  readonly openAnswers: readonly { readonly question: string; readonly text: string }[];
}

/** The figures of submitted answers. */
export function answerFigures(definition: SurveyDefinition, answers: Answers): AnswerFigures {
  const grids = buildModel(definition.survey)
    .getAllQuestions()
    .filter((question) => question instanceof QuestionMatrixModel && !question.isMultiSelect)
    .map(({ name }) => answers[name])
    .filter(isPlainObject)
    .map((rows) => Object.values(rows))
    .filter((cells) => cells.length >= fewestRows);
  return {
    matrices: grids.length,
    straightLined: grids.filter((cells) => new Set(cells).size === 1).length,
    contradictions: definition.host.contradictions
      .filter(({ when }) => holds(when, answers))
      .map(({ reason }) => reason),
    openAnswers: openAnswers(definition, answers),
  };
}

/** What a text is compared by: width, case, spaces and punctuation make no difference. */
const compared = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]/gu, '');

function openAnswers({ survey }: SurveyDefinition, answers: Answers): AnswerFigures['openAnswers'] {
  return buildModel(survey)
    .getAllQuestions()
    .filter((question) => question.getType() === 'comment' || isPlainText(question))
    .flatMap(({ name }) => {
      const value = answers[name];
      const text = typeof value === 'string' ? compared(value) : '';
      return text.length >= shortestText ? [{ question: name, text }] : [];
    });
}

const isPlainText = (question: { getType(): string; inputType?: unknown }): boolean =>
  question.getType() === 'text' && question.inputType === 'text';
