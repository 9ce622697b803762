import {
  IconBrandAlipay,
  IconBrandQq,
  IconBrandWechat,
  IconBrandWeibo,
  type Icon,
} from '@tabler/icons-react';
import { SnsType } from '@yayan/api-client';

/** Name and icon of a third party, and its name in addresses of this site. */
interface ThirdParty {
  type: SnsType;
  name: string;
  slug: string;
  Mark: Icon;
}

/** All four (spec: login third-party types). */
export const thirdParties: readonly ThirdParty[] = [
  { type: SnsType.Wechat, name: '微信', slug: 'wechat', Mark: IconBrandWechat },
  { type: SnsType.Qq, name: 'QQ', slug: 'qq', Mark: IconBrandQq },
  { type: SnsType.Weibo, name: '微博', slug: 'weibo', Mark: IconBrandWeibo },
  { type: SnsType.Alipay, name: '支付宝', slug: 'alipay', Mark: IconBrandAlipay },
];

/** The one with this type. */
export const thirdPartyOf = (type: SnsType): ThirdParty => {
  const found = thirdParties.find((party) => party.type === type);
  if (!found) throw new Error(`There is no third party ${type}`);
  return found;
};

/** The one an address names. */
export const thirdPartyBySlug = (slug: string | null): ThirdParty | undefined =>
  thirdParties.find((party) => party.slug === slug);
