import { JoinResult, type SurveyResult } from '@yayan/api-client';
import { formatCount, joinResultView } from '@yayan/ui';
import type { HandInEnd } from '../unsent/hand-in-ends.ts';

/** What a notice about a hand-in says: one line, and why. */
interface EndText {
  readonly title: string;
  readonly line?: string;
}

const openLine = '联网后有变化，要你再看一眼：打开后按「提交」。';

const completeText = (title: string, { earned, reason }: SurveyResult): EndText => {
  const count = formatCount(earned.coins);
  if (earned.coins > 0 && earned.state === 'available')
    return { title: `${title}已提交，+${count} 金币已到账` };
  return { title: earned.coins > 0 ? `${title}已提交，${count} 金币待入账` : `${title}已提交`, line: reason };
};

/**
 * Text about a questionnaire that was handed in where no page showed it (rule 3.52). `result` is the server's, if it could be
 * read. A host or observer sees no coins.
 */
export const handInEndText = (
  { outcome, title: name }: Pick<HandInEnd, 'outcome' | 'title'>,
  result: SurveyResult | undefined,
  hidesCoins: boolean,
): EndText => {
  const title = `「${name}」`;
  if (outcome === 'open') return { title: `${title}还没提交`, line: openLine };
  if (result === undefined || hidesCoins)
    return {
      title: outcome === 'handedIn' ? `${title}已提交` : `${title}已经结束`,
      line: '结果在任务记录里。',
    };
  if (result.result === JoinResult.Complete) return completeText(title, result);
  const paid = result.earned.coins === 0 ? '没有金币' : `另得 ${formatCount(result.earned.coins)} 金币`;
  const { title: what } = joinResultView(result.result, result.cause);
  return { title: `${title}没有完成，${paid}`, line: `${what}：${result.reason}` };
};
