import type { Problem, ProblemCode } from '../definition/definition.ts';

const messages: Record<ProblemCode, string> = {
  required: '请先回答这道题',
  wrongType: '格式不对，请重新填写',
  unknownChoice: '请从给出的选项中选择',
  tooMany: '选得太多了，请去掉几项',
  tooLong: '写得太长了，请精简一些',
  invalidFormat: '格式不对，请检查一下',
  invalid: '这个答案不符合要求，请改一改',
  unknownQuestion: '问卷里没有这道题，请刷新页面后重试',
  otherPage: '这道题不在当前页，请刷新页面后重试',
  hidden: '这道题现在不需要回答，请刷新页面后重试',
  unknownPage: '问卷里没有这一页，请刷新页面后重试',
  pageNotReached: '前面还有题没答完',
};

/** A problem with the usual message of its code, or with `msg` if a more exact one is given. */
export const problemOf = (question: string, problem: ProblemCode, msg?: string): Problem => ({
  question,
  problem,
  msg: msg ?? messages[problem],
});
