import { SnsType } from '@yayan/contract';
import type { Platform } from '../../../platform/platform.ts';
import { alipay } from './alipay.ts';
import { qq } from './qq.ts';
import type { SnsProvider } from './sns-provider.ts';
import { wechat } from './wechat.ts';
import { weibo } from './weibo.ts';

/** The third parties that are set up, in the order to show them. */
export type SnsProviders = ReadonlyMap<SnsType, SnsProvider>;

export function configuredProviders({ config, clock }: Pick<Platform, 'config' | 'clock'>): SnsProviders {
  const { sns } = config;
  const providers = new Map<SnsType, SnsProvider>();
  if (sns.wechat) providers.set(SnsType.Wechat, wechat(sns.wechat));
  if (sns.qq) providers.set(SnsType.Qq, qq(sns.qq));
  if (sns.weibo) providers.set(SnsType.Weibo, weibo(sns.weibo));
  if (sns.alipay)
    providers.set(
      SnsType.Alipay,
      alipay(sns.alipay, () => clock.now()),
    );
  return providers;
}

/** Our own pages that third parties come back to (spec, third-party login callbacks); there are no others. */
export const CALLBACK_PATHS = {
  [SnsType.Wechat]: '/open/wechat/callback',
  [SnsType.Qq]: '/open/qq/callback.php',
  [SnsType.Weibo]: '/open/sina/callback.php',
  [SnsType.Alipay]: '/open/alipay/callback',
} as const satisfies Record<SnsType, string>;
