import {
  IconBrandAlipay,
  IconBrandQq,
  IconBrandWechat,
  IconBrandWeibo,
  type Icon,
} from '@tabler/icons-react';
import { SnsType } from '@yayan/api-client';

/** How each third party is called and drawn. */
export const snsLooks: Readonly<Record<SnsType, { name: string; Mark: Icon }>> = {
  [SnsType.Wechat]: { name: '微信', Mark: IconBrandWechat },
  [SnsType.Qq]: { name: 'QQ', Mark: IconBrandQq },
  [SnsType.Weibo]: { name: '微博', Mark: IconBrandWeibo },
  [SnsType.Alipay]: { name: '支付宝', Mark: IconBrandAlipay },
};
