import { formatCount } from '@yayan/ui';
import type { Verdict } from './check-draws.ts';

/** What a check found, in words. */
export function verdictText({ checked, wrong, isSeedChecked, entrants }: Verdict): string {
  const positions = wrong.filter((position) => position > 0).slice(0, 5);
  if (positions.length > 0) return `第 ${positions.join('、')} 条对不上，请联系我们`;
  if (wrong.length > 0) return `${entrants === null ? '' : '参加名单、'}服务器种子或链头对不上，请联系我们`;
  const list = entrants === null ? '' : listText(entrants);
  return isSeedChecked
    ? `${list}${formatCount(checked)} 次抽奖全部验算一致`
    : `${list}${formatCount(checked)} 次抽奖的链条完整；结果要等种子公布后才能验算`;
}

function listText({ count, ownPlace }: NonNullable<Verdict['entrants']>): string {
  if (count === 0) return '';
  const own = ownPlace === null ? '' : `，你在第 ${formatCount(ownPlace)} 位`;
  return `参加名单共 ${formatCount(count)} 人，和公布的哈希一致${own}；`;
}

/** Why a check came to no verdict. */
export const failedText = (isBusy: boolean): string =>
  isBusy ? '下载得太频繁，请 1 分钟后再试' : '没有读到名单，请再试一次';
