import { ExchangeType } from '@yayan/contract';

/** What members call a withdrawal. No benefit has these words in its title. */
const CASH = /提现|体现|取现|取钱|换钱|现金|红包|零钱|转账|打钱/u;

/** Words that members search for, with the word in the titles of benefits for the same thing. */
const everydayWords: readonly (readonly [everyday: RegExp, ours: string])[] = [
  [/话费|充值|流量/u, '话费'],
  [/京东|淘宝|天猫|超市卡|购物卡|礼品卡|代金券/u, '礼品卡'],
  [/爱奇艺|腾讯视频|优酷|视频会员/u, '视频'],
];

/** How a text finds benefits: by any of some words in their titles, or by their type. */
export interface BenefitWords {
  titles: readonly string[];
  type: ExchangeType | undefined;
}

export const benefitWordsOf = (text: string): BenefitWords => ({
  titles: [text, ...everydayWords.filter(([everyday]) => everyday.test(text)).map(([, ours]) => ours)],
  type: CASH.test(text) ? ExchangeType.Cash : undefined,
});
