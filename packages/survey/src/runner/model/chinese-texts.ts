import 'survey-core/i18n/simplified-chinese';
import { errorTexts } from '@yayan/survey-engine/error-texts';
import { surveyLocalization } from 'survey-core';

/** Our texts instead of SurveyJS's. */
const texts = {
  ...errorTexts,
  exceedMaxSize: '文件不能超过 {0}',
  otherItemText: '其他',
  otherPlaceholder: '请写下来',
  placeholder: '请选择',
  selectCaption: '选择',
  filterStringPlaceholder: '输入几个字查找',
  ratingOptionsCaption: '请选择',
  tagboxDoneButtonCaption: '好了',
  emptyMessage: '没找到，换个写法试试',
  noEntriesText: '还没有内容',
};

/** Replaces SurveyJS's Chinese texts. */
export const replaceChineseTexts = (): void => {
  const known = surveyLocalization.locales['zh-cn'] as Record<string, string> | undefined;
  Object.assign(known ?? {}, texts);
};
