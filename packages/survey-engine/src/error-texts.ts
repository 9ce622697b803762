/** Our texts for survey-core's errors, the same in the browser and from the server. */
export const errorTexts = {
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
} as const;
