import { countText, template } from './template.ts';

interface AwardWon {
  month: string;
  title: string;
  coins: number;
  reason: string;
}

/** Messages about awards. */
export const communityTemplates = {
  awardWon: template('coins', ({ month, title, coins, reason }: AwardWon) => ({
    title: `恭喜获得“${title}”`,
    body: `${reason}\n${coins === 0 ? '' : `${countText(coins)} 金币已到账。\n`}别人默认只看到你昵称的首尾，可以在达人榜里选择是否公开。`,
    link: `/appraise?month=${month}`,
  })),
};
