import { SnsType } from '@yayan/api-client';
import { deviceTypeOf, type DeviceTraits } from '@yayan/auth';
import { isWeChat } from '../client/is-wechat.ts';

const phone = 1;

/**
 * The third parties to offer in this browser, in order (design pages 1.1). Inside WeChat, WeChat comes first and Alipay is left
 * out, because WeChat doesn't open its pages. On a phone outside WeChat, WeChat is left out: its page only shows a code that
 * the phone would have to scan from its own screen.
 */
export const shownThirdParties = (available: readonly SnsType[], browser: DeviceTraits): SnsType[] => {
  if (isWeChat(browser.userAgent)) {
    const others = available.filter((type) => type !== SnsType.Wechat && type !== SnsType.Alipay);
    return available.includes(SnsType.Wechat) ? [SnsType.Wechat, ...others] : others;
  }
  return deviceTypeOf(browser) === phone
    ? available.filter((type) => type !== SnsType.Wechat)
    : [...available];
};
