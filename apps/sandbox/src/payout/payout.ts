import type { Answer, Ask } from '../answer.ts';
import { alipayPayout } from './alipay-payout.ts';
import { type Mood, moodOf, moodOfAccount } from './behaviours.ts';
import { payoutPage } from './payout-page.ts';
import { topup } from './topup.ts';
import { transfers } from './transfers.ts';
import { wechatPayout } from './wechat-payout.ts';

/** Alipay, WeChat Pay and a top-up supplier as far as paying out goes, with a page that tells them how to behave. */
export interface Payout {
  /** Undefined for a path that is not its own. */
  answer(ask: Ask): Answer | undefined;
  /** The API's variables for it. */
  environment(url: string): Record<string, string>;
}

/** `wechatAppId` is the application that members sign in to WeChat with. */
export function payout({ now, wechatAppId }: { now: () => number; wechatAppId: string }): Payout {
  const made = transfers(now);
  const told = new Map<string, Mood>();
  const surroundings = {
    transfers: made,
    now,
    moodFor: (provider: string, account: string): Mood =>
      moodOfAccount(account) ?? told.get(provider) ?? 'well',
  };
  const providers = [
    alipayPayout(surroundings),
    wechatPayout(surroundings, wechatAppId),
    topup(surroundings),
  ];

  const control = ({ form }: Ask): Answer => {
    const { provider = '', mood: given, number } = form;
    const mood = moodOf(given);
    if (mood !== undefined) told.set(provider, mood);
    const transfer = number === undefined ? undefined : made.find(provider, number);
    if (transfer !== undefined) transfer.confirmed = true;
    return { location: '/payout' };
  };

  return {
    answer: (ask) => {
      if (ask.path === '/payout') return ask.method === 'POST' ? control(ask) : payoutPage(made.all(), told);
      if (ask.path === '/payout/transfers.json') return { json: made.all() };
      for (const provider of providers) {
        const answer = provider.answer(ask);
        if (answer) return answer;
      }
      return undefined;
    },
    environment: (url) => Object.assign({}, ...providers.map((provider) => provider.environment(url))),
  };
}
