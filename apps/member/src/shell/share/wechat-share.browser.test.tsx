import { documentTitle } from '@yayan/site';
import { afterEach, expect, test, vi } from 'vitest';
import { openMockForVisitors } from '../../testing/open-mock.ts';
import { renderPage } from '../../testing/render-page.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Told = (answer: { err_msg: string }) => void;

test('rule 10.35: inside WeChat a page passes the signature, then sets the card for chats and for the timeline', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0',
  );
  const asked = new Map<string, unknown>();
  const invoke = (name: string, data: unknown, tell: Told): void => {
    asked.set(name, data);
    tell({ err_msg: `${name}:ok` });
  };
  vi.stubGlobal('WeixinJSBridge', { invoke, on: () => undefined });
  openMockForVisitors();
  document.title = documentTitle(undefined);
  // The SDK reads which browser this is when it is loaded.
  const { WechatShare } = await import('./WechatShare.tsx');
  await renderPage(<WechatShare address="/course/7?c=ab" />);
  await expect.poll(() => [...asked.keys()]).toContain('updateTimelineShareData');
  expect(asked.get('preVerifyJSAPI')).toMatchObject({
    verifyAppId: 'wx0',
    verifyNonceStr: 'Wm3WZYTPz0wzccnW',
  });
  expect(asked.get('updateAppMessageShareData')).toMatchObject({
    title: '芽言课程',
    link: `${location.origin}/course/7?c=ab`,
  });
  document.title = '芽言-认识配额';
  await expect
    .poll(() => asked.get('updateAppMessageShareData'))
    .toMatchObject({ title: '认识配额', link: `${location.origin}/course/7?c=ab` });
});
