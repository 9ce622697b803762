import { formatShortTime } from '../../../platform/calendar.ts';
import { countText } from '../../../platform/count-text.ts';
import { template } from './template.ts';

interface PrizeData {
  /** The prize's name. */
  title: string;
  /** Page that shows the member's draws. */
  link: string;
}

/** Messages about prizes. */
export const campaignTemplates = {
  coinsWon: template('coins', ({ title, coins, link }: PrizeData & { coins: number }) => ({
    title: `恭喜抽中“${title}”`,
    body: `${countText(coins)} 金币已到账。`,
    link,
  })),
  prizeWon: template('exchange', ({ title, claimBy, link }: PrizeData & { claimBy: Date }) => ({
    title: `恭喜抽中“${title}”`,
    body: `请在 ${formatShortTime(claimBy)} 之前领取，过期就不能再领了。`,
    link,
  })),
  prizeVoided: template(
    'exchange',
    ({ title, campaign, reason, link }: PrizeData & { campaign: string; reason: string }) => ({
      title: `你在“${campaign}”中的奖品“${title}”已作废`,
      body: `原因：${reason}\n有疑问可以联系我们。`,
      link,
    }),
  ),
  prizeClaimEnds: template('exchange', ({ title, claimBy, link }: PrizeData & { claimBy: Date }) => ({
    title: `“${title}”还没有领取`,
    body: `领取截止到 ${formatShortTime(claimBy)}，填好收货或收款信息就能领。`,
    link,
  })),
};
