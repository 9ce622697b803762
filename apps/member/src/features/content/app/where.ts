import { isWeChat } from '../../../shell/client/is-wechat.ts';

/** Where the page is open, as far as installing differs. */
export type InstallPlace = 'installed' | 'wechat' | 'ios' | 'android' | 'desktop';

/** By user agent; `isStandalone` means that the site runs as an installed app. */
export const whereIs = (userAgent: string, isStandalone: boolean): InstallPlace => {
  if (isStandalone) return 'installed';
  if (isWeChat(userAgent)) return 'wechat';
  if (/iPhone|iPad|iPod/iu.test(userAgent)) return 'ios';
  if (/Android|HarmonyOS/iu.test(userAgent)) return 'android';
  return 'desktop';
};

/** For the current visit. */
export const where = (): InstallPlace =>
  whereIs(navigator.userAgent, globalThis.matchMedia('(display-mode: standalone)').matches);
