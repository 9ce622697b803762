import 'survey-core/i18n/simplified-chinese';
import { surveyLocalization } from 'survey-core';

/** Our words in place of SurveyJS's. The server's are the same, see `build-model.ts`. */
const texts = {
  requiredError: '请先回答这道题',
  requiredErrorInPanel: '请至少回答一题',
  requiredInAllRowsError: '请每一行都选一项',
  numericError: '请填数字',
  minError: '不能小于 {0}',
  maxError: '不能大于 {0}',
  textMinLength: '至少写 {0} 个字',
  textMaxLength: '最多写 {0} 个字',
  textMinMaxLength: '请写 {0} 到 {1} 个字',
  minSelectError: '至少选 {0} 项',
  maxSelectError: '最多选 {0} 项',
  otherRequiredError: '请写下你的答案',
  invalidEmail: '邮箱格式不对，请检查一下',
  invalidExpression: '这个答案不符合要求，请改一改',
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

/** Replaces SurveyJS's Chinese words. */
export const takeOurTexts = (): void => {
  const known = surveyLocalization.locales['zh-cn'] as Record<string, string> | undefined;
  Object.assign(known ?? {}, texts);
};
