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
export const setShareCard = async (
  address: string,
  route: string | undefined,
  signal: AbortSignal,
): Promise<void> => {
  const { config } = await signWechatPage({ url: signedAddress() }, { signal });
  if (config === null || signal.aborted) return;
  wx.config({ ...config, jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'] });
  const update = (): void => {
    const titles = { tab: document.title, route };
    const { description, ...shared } = shareCardOf(new URL(address, location.href), titles);
    const card = { ...shared, imgUrl: `${location.origin}/icons/app-512.png`, success: nothing };
    wx.updateAppMessageShareData({ ...card, desc: description });
    wx.updateTimelineShareData(card);
  };
  wx.ready(() => {
    if (signal.aborted) return;
    update();
    // The name of the page's object may come later.
    const naming = new MutationObserver(update);
    const title = document.querySelector('title');
    if (title) naming.observe(title, { childList: true });
    signal.addEventListener('abort', () => naming.disconnect());
  });
};
