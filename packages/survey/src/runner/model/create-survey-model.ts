import {
  BaseTheme,
  type Model,
  type Question,
  QuestionDropdownModel,
  QuestionFileModel,
  QuestionImagePickerModel,
  QuestionSliderModel,
  QuestionTagboxModel,
} from 'survey-core';
import { offerDeclining } from '../questions/decline.ts';
import { leaveListByTab } from '../questions/leave-list-by-tab.ts';
import { markLimited } from '../questions/mark-limited.ts';
import { chooseByText } from '../pictures/choose-by-text.ts';
import { markPictured } from '../pictures/mark-pictured.ts';
import { markPrefilled } from '../questions/mark-prefilled.ts';
import { checkFormats } from './check-format.ts';
import { countTypedText } from './count-typed-text.ts';
import { replaceChineseTexts } from './chinese-texts.ts';
import { giveWay } from '@yayan/ui/give-way';
import { loadInPieces } from './load-in-pieces.ts';
import { nameMissingRows } from './missing-rows.ts';
import { nameEmptyList } from './name-empty-list.ts';
import { joinMediaToQuestions } from '../../definition/media-steps.ts';
import { declinable, limited, pictured, prefillable } from '../questions/register-renderers.tsx';
import type { SurveyRunnerProps } from '../../definition/runner-types.ts';
import { answerTouchedSliders, ignoreOtherKeys, numberScale } from '../questions/slider-scale.ts';
import { uploadFilesAtOnce, uploadThrough } from './upload-handler.ts';
import { resumePage, stepOf } from './page-steps.ts';
import { showMissingRowsOnce } from './required-rows.ts';
import { questionNotes } from './question-notes.ts';
import { replaceWhenTyped } from './replace-when-typed.ts';
import { surveyTheme } from './survey-theme.ts';

type ModelSource = Pick<
  SurveyRunnerProps,
  | 'definition'
  | 'sensitive'
  | 'prefilled'
  | 'answers'
  | 'page'
  | 'question'
  | 'seed'
  | 'readOnly'
  | 'oneByOne'
  | 'onUpload'
  | 'uploadFailureText'
>;

/** Turns off the parts that the runner draws itself, and sets how SurveyJS behaves inside it. */
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

/** Pixels. At this width two pictures fit side by side on the narrowest phone. */
const narrowestPicture = 120;

/** Sets how a question type is shown, whatever its definition says. */
const prepare = (question: Question): void => {
  showMissingRowsOnce(question);
  if (question instanceof QuestionDropdownModel) {
    nameEmptyList(question);
    replaceWhenTyped(question);
  }
  if (question instanceof QuestionTagboxModel) leaveListByTab(question);
  if (question instanceof QuestionFileModel) uploadFilesAtOnce(question);
  if (question instanceof QuestionImagePickerModel) {
    question.minImageWidth = narrowestPicture;
    chooseByText(question);
  }
  if (question instanceof QuestionSliderModel) {
    numberScale(question);
    ignoreOtherKeys(question);
  }
};

replaceChineseTexts();
countTypedText();

/**
 * Creates the survey-core model of one run from the definition, the answers so far and the page to open. It lets the browser
 * handle taps between its steps.
 */
export const createSurveyModel = async (source: ModelSource): Promise<Model> => {
  const {
    definition,
    sensitive = [],
    prefilled = [],
    answers,
    page,
    seed,
    readOnly,
    oneByOne = false,
    onUpload,
    uploadFailureText,
  } = source;
  const asked = oneByOne ? joinMediaToQuestions(definition) : definition;
  const model = await loadInPieces({ ...asked, ...behaviour });
  // The build has made them part of the style sheet, see `lean-survey.ts`.
  model.generateStylesheet = Object.keys(BaseTheme.cssVariables ?? {}).length > 0;
  if (oneByOne) model.questionsOnPageMode = 'questionPerPage';
  if (seed !== undefined) model.randomSeed = seed;
  model.applyTheme(surveyTheme);
  model.onGetQuestionTitle.add((_, options) => {
    options.title += questionNotes(options.question, options.title);
  });
  for (const question of model.getAllQuestions()) prepare(question);
  model.onMatrixCellCreated.add((_, { cellQuestion }) => prepare(cellQuestion));
  answerTouchedSliders(model);
  checkFormats(model);
  nameMissingRows(model);
  uploadThrough(model, { onUpload, uploadFailureText });
  await giveWay();
  model.data = structuredClone(answers);
  await giveWay();
  markLimited(model, limited);
  markPictured(model, pictured);
  offerDeclining(model, sensitive, declinable);
  markPrefilled(model, prefilled, prefillable);
  if (readOnly) model.readOnly = true;
  const open = [page ?? []].flat().find((name) => model.getPageByName(name)?.isVisible);
  const start = open === undefined ? model.visiblePages[0] : model.getPageByName(open);
  // Without a named page, an answered page was opened to change it.
  if (start) resumePage(model, start, open === undefined ? 'first' : 'last');
  const wanted = source.question === undefined ? null : model.getQuestionByName(source.question);
  if (oneByOne && wanted?.isVisibleInSurvey) model.currentElement = stepOf(wanted);
  return model;
};
