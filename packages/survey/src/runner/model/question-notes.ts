import {
  type Question,
  QuestionCheckboxModel,
  QuestionExpressionModel,
  QuestionImagePickerModel,
  QuestionNonValue,
  QuestionRankingModel,
} from 'survey-core';
import { notesText } from '../../frame/notes-text.ts';
import { isMandatory } from './required-rows.ts';

/** How many choices the question allows; undefined when it is one. */
const severalOf = (question: Question): { least: number; most: number } | undefined => {
  if (question instanceof QuestionImagePickerModel)
    return question.multiSelect ? { least: 0, most: 0 } : undefined;
  // All choices are ranked, although SurveyJS derives this type from the one for several choices.
  if (question instanceof QuestionRankingModel || !(question instanceof QuestionCheckboxModel))
    return undefined;
  return { least: question.minSelectedChoices, most: question.maxSelectedChoices };
};

/** The notes after a question's title, see `notesText`. */
export const questionNotes = (question: Question, title: string): string => {
  const asks = !(question instanceof QuestionNonValue) && !(question instanceof QuestionExpressionModel);
  if (!asks || !question.isQuestion || question.parentQuestion) return '';
  const several = severalOf(question);
  return notesText({
    title,
    description: question.description,
    isMandatory: isMandatory(question),
    isSeveral: several !== undefined,
    least: several?.least ?? 0,
    most: several?.most ?? 0,
  });
};
