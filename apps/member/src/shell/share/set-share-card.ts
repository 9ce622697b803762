import { signWechatPage } from '@yayan/api-client';
import wx from 'weixin-js-sdk';
import { shareCardOf } from './share-card-of.ts';

/** On iPhones WeChat compares the address at which the document was opened, elsewhere the present one. */
const signedAddress = (): string => {
  const [opened] = performance.getEntriesByType('navigation');
  return opened && /iPhone|iPad/u.test(navigator.userAgent) ? opened.name : location.href;
};

/** WeChat tells no page whether it was shared. */
const nothing = (): void => undefined;

/** Sets what WeChat shows of this page when it is shared (rule 10.35). Without a signature WeChat shows its own card. */
export const setShareCard = async (address: string, signal: AbortSignal): Promise<void> => {
  const { config } = await signWechatPage({ url: signedAddress() }, { signal });
  if (config === null || signal.aborted) return;
  const { description, ...shared } = shareCardOf(new URL(address, location.href));
  const card = { ...shared, imgUrl: `${location.origin}/icons/app-512.png`, success: nothing };
  wx.config({ ...config, jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'] });
  wx.ready(() => {
    if (signal.aborted) return;
    wx.updateAppMessageShareData({ ...card, desc: description });
    wx.updateTimelineShareData(card);
  });
};
