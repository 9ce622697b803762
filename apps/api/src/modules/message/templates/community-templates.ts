import { countText } from '../../../platform/count-text.ts';
import { template } from './template.ts';

interface AwardData {
  month: string;
  title: string;
  coins: number;
  reason: string;
}

interface TakenAwardData extends AwardData {
  /** The part of the coins that was spent. */
  debt: number;
}

interface QuestionData {
  /** The member's question. */
  title: string;
  /** Page that shows the question. */
  link: string;
}

/** Messages about awards and about questions that members propose as polls. */
export const communityTemplates = {
  awardWon: template('coins', ({ month, title, coins, reason }: AwardData) => ({
    title: `恭喜获得“${title}”`,
    body: `${reason}\n${coins === 0 ? '' : `${countText(coins)} 金币已到账。\n`}别人默认只看到你昵称的首尾，可以在达人榜里选择是否公开。`,
    link: `/appraise?month=${month}`,
  })),
  awardTakenBack: template('coins', ({ month, title, coins, debt, reason }: TakenAwardData) => ({
    title: `“${title}”被收回了`,
    body: `${reason}\n${coins === 0 ? '' : `${countText(coins)} 金币和得奖的权益值已收回。`}${debt === 0 ? '' : `其中 ${countText(debt)} 金币已经花掉，会从以后的收入里扣。`}不同意可以在金币明细里申诉。`,
    link: `/appraise?month=${month}`,
  })),
  pollShown: template('coins', ({ title, coins, link }: QuestionData & { coins: number }) => ({
    title: '你的问题被采用了',
    body: `“${title}”已经展示给大家，送你的 ${countText(coins)} 金币已到账。`,
    link,
  })),
  pollRefused: template('feedback', ({ title, reason, link }: QuestionData & { reason: string }) => ({
    title: '你的问题这次没有采用',
    body: `“${title}”没有采用：${reason}\n换一个问题，随时可以再提。`,
    link,
  })),
};
