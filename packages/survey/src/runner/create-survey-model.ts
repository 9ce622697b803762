import 'survey-core/i18n/simplified-chinese';
import { Model, QuestionBooleanModel, QuestionExpressionModel, QuestionNonValue } from 'survey-core';
import type { SurveyRunnerProps } from './runner-types.ts';
import { surveyTheme } from './survey-theme.ts';

type ModelSource = Pick<SurveyRunnerProps, 'definition' | 'answers' | 'page' | 'seed' | 'readOnly'>;

/** What the runner draws itself, and how SurveyJS behaves inside it. */
const behaviour = {
  locale: 'zh-cn',
  clearInvisibleValues: 'onHidden',
  showNavigationButtons: false,
  showTitle: false,
  showPageTitles: false,
  showProgressBar: false,
  showCompletePage: false,
  showQuestionNumbers: 'off',
  questionErrorLocation: 'bottom',
  requiredMark: '',
  textUpdateMode: 'onTyping',
  autoFocusFirstQuestion: false,
  widthMode: 'responsive',
  showBrandInfo: false,
} as const;

/** The survey-core model behind one run: definition, answers so far, page to open at. */
export const createSurveyModel = ({ definition, answers, page, seed, readOnly }: ModelSource): Model => {
  const model = new Model({ ...definition, ...behaviour });
  if (seed !== undefined) model.randomSeed = seed;
  model.applyTheme(surveyTheme);
  model.onGetQuestionTitle.add((_, options) => {
    const { question } = options;
    const asks = !(question instanceof QuestionNonValue) && !(question instanceof QuestionExpressionModel);
    if (asks && !question.isRequired && question.isQuestion && !question.parentQuestion)
      options.title = `${options.title}（选填）`;
  });
  for (const question of model.getAllQuestions())
    if (question instanceof QuestionBooleanModel) question.swapOrder = true;
  model.data = structuredClone(answers);
  if (readOnly) model.readOnly = true;
  if (page !== undefined && model.getPageByName(page)?.isVisible) model.currentPage = page;
  return model;
};
