import { createHash } from 'node:crypto';
import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createWechatPageTicket } from './oauth/wechat-page-ticket.ts';

const NONCE_BYTES = 12;

/** Signs pages of our sites for WeChat's JS-SDK (rule 10.35). */
export interface WechatPages {
  /** What the page at this address passes to `wx.config`. Refuses other sites' addresses with FIELD_WRONG. */
  sign(url: string): Promise<DataOf<'signWechatPage'>>;
}

export function createWechatPages({
  config,
  clock,
  log,
  random,
}: Pick<Platform, 'config' | 'clock' | 'log' | 'random'>): WechatPages {
  const { wechatInside: account, wechatUrls } = config.sns;
  const ticketOf = account && createWechatPageTicket({ ...account, ...wechatUrls }, { clock, log });
  const own = [config.sites.member, config.sites.bbs].map((site) => `${new URL(site).origin}/`);
  return {
    sign: async (given) => {
      const [url = ''] = given.split('#', 1);
      if (!own.some((site) => url.startsWith(site))) refuse('FIELD_WRONG', { field: 'query.url' });
      const ticket = await ticketOf?.();
      if (account === undefined || ticket === undefined) return { config: null };
      const nonceStr = Buffer.from(random.bytes(NONCE_BYTES)).toString('base64url');
      const timestamp = Math.floor(clock.now().getTime() / 1000);
      const signed = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${String(timestamp)}&url=${url}`;
      const signature = createHash('sha1').update(signed).digest('hex');
      return { config: { appId: account.appId, timestamp, nonceStr, signature } };
    },
  };
}
