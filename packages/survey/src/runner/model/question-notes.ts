import {
  type Question,
  QuestionCheckboxModel,
  QuestionExpressionModel,
  QuestionImagePickerModel,
  QuestionNonValue,
  QuestionRankingModel,
} from 'survey-core';
import { isMandatory } from './required-rows.ts';

/** How many choices may be picked: 「选 2–4 项」, 「最多 3 项」; empty without a limit. */
const limitText = (least: number, most: number): string => {
  if (least > 1 && least === most) return `选 ${least} 项`;
  if (least > 1 && most > 0) return `选 ${least}–${most} 项`;
  if (most > 0) return `最多 ${most} 项`;
  return least > 1 ? `至少 ${least} 项` : '';
};

const severalText = (question: Question): readonly string[] => {
  if (question instanceof QuestionImagePickerModel) return question.multiSelect ? ['多选'] : [];
  // All choices are ranked, though SurveyJS derives this type from the one for several choices.
  if (question instanceof QuestionRankingModel || !(question instanceof QuestionCheckboxModel)) return [];
  return ['多选', limitText(question.minSelectedChoices, question.maxSelectedChoices)];
};

/** Says how many to choose, in any measure word: 「最多选 3 处」, 「（1–3 项）」. */
const saysHowMany = /选[^。，；]*\d|\d 项/u;

/** What stands behind a question's title: 「（选填，多选，最多 3 项）」. Leaves out what title or description say. */
export const questionNotes = (question: Question, title: string): string => {
  const asks = !(question instanceof QuestionNonValue) && !(question instanceof QuestionExpressionModel);
  if (!asks || !question.isQuestion || question.parentQuestion) return '';
  const known = `${title} ${question.description}`;
  const several = severalText(question).filter(
    (note) => !known.includes(note) && !(note !== '多选' && saysHowMany.test(known)),
  );
  const said = [isMandatory(question) ? '' : '选填', ...several].filter((note) => note !== '');
  return said.length === 0 ? '' : `（${said.join('，')}）`;
};
