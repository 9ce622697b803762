import { SnsType } from '@yayan/contract';
import type { Platform } from '../../../../platform/platform.ts';
import { alipay } from './alipay.ts';
import { qq } from './qq.ts';
import type { SnsProvider } from './sns-provider.ts';
import { wechat } from './wechat.ts';
import { weibo } from './weibo.ts';

/** The configured third parties for a browser, in the order of display. */
export type SnsProviders = (userAgent: string | null) => ReadonlyMap<SnsType, SnsProvider>;

/**
 * Inside WeChat's browser, members sign in by WeChat's flow for pages inside WeChat, and Alipay is left out because
 * WeChat does not open its pages. In all other browsers WeChat shows a code to scan.
 */
export function configuredProviders(platform: Pick<Platform, 'config' | 'clock'>): SnsProviders {
  const { wechat: website, wechatInside, wechatUrls } = platform.config.sns;
  const elsewhere = providersWith(platform, website && wechat({ ...website, ...wechatUrls }));
  const inside = providersWith(
    platform,
    wechatInside && wechat({ ...wechatInside, ...wechatUrls }, 'inside'),
  );
  inside.delete(SnsType.Alipay);
  return (userAgent) => (/MicroMessenger/i.test(userAgent ?? '') ? inside : elsewhere);
}

function providersWith(
  { config: { sns }, clock }: Pick<Platform, 'config' | 'clock'>,
  wechatProvider: SnsProvider | undefined,
): Map<SnsType, SnsProvider> {
  const providers = new Map<SnsType, SnsProvider>();
  if (wechatProvider) providers.set(SnsType.Wechat, wechatProvider);
  if (sns.qq) providers.set(SnsType.Qq, qq(sns.qq));
  if (sns.weibo) providers.set(SnsType.Weibo, weibo(sns.weibo));
  if (sns.alipay)
    providers.set(
      SnsType.Alipay,
      alipay(sns.alipay, () => clock.now()),
    );
  return providers;
}

/** Our only pages to which third parties return. */
export const CALLBACK_PATHS = {
  [SnsType.Wechat]: '/open/wechat/callback',
  [SnsType.Qq]: '/open/qq/callback.php',
  [SnsType.Weibo]: '/open/sina/callback.php',
  [SnsType.Alipay]: '/open/alipay/callback',
} as const satisfies Record<SnsType, string>;
