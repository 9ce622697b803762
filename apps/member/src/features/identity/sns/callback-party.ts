import { SnsType } from '@yayan/api-client';
import { thirdPartyOf } from '../../../shell/third-party/third-parties.ts';

const typeOf = (path: string): SnsType => {
  if (path.startsWith('/open/alipay/')) return SnsType.Alipay;
  if (path.startsWith('/open/wechat/')) return SnsType.Wechat;
  return path.startsWith('/open/qq/') ? SnsType.Qq : SnsType.Weibo;
};

/** The third party of a callback path (spec: /open/alipay, wechat, qq, sina). */
export const callbackParty = (path: string): ReturnType<typeof thirdPartyOf> => thirdPartyOf(typeOf(path));
