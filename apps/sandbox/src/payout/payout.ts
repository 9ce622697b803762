import type { Answer, SandboxRequest } from '../answer.ts';
import { alipayPayout } from './alipay-payout.ts';
import { type Behaviour, behaviourOf, behaviourOfAccount } from './behaviours.ts';
import { payoutPage } from './payout-page.ts';
import { topup } from './topup.ts';
import { transfers } from './transfers.ts';
import { wechatPayout } from './wechat-payout.ts';

/** The payouts of Alipay, WeChat Pay and a top-up supplier, with a page that sets how they behave. */
export interface Payout {
  /** Undefined for other paths. */
  answer(ask: SandboxRequest): Answer | undefined;
  /** The variables that make the API use it. */
  environment(url: string): Record<string, string>;
}

/** `wechatAppId` is the application with which members sign in to WeChat. */
export function payout({ now, wechatAppId }: { now: () => number; wechatAppId: string }): Payout {
  const made = transfers(now);
  const moods = new Map<string, Behaviour>();
  const surroundings = {
    transfers: made,
    now,
    moodFor: (provider: string, account: string): Behaviour =>
      behaviourOfAccount(account) ?? moods.get(provider) ?? 'well',
  };
  const providers = [
    alipayPayout(surroundings),
    wechatPayout(surroundings, wechatAppId),
    topup(surroundings),
  ];

  const control = ({ form }: SandboxRequest): Answer => {
    const { provider = '', mood: given, number } = form;
    const mood = behaviourOf(given);
    if (mood !== undefined) moods.set(provider, mood);
    const transfer = number === undefined ? undefined : made.find(provider, number);
    if (transfer !== undefined) transfer.confirmed = true;
    return { location: '/payout' };
  };

  return {
    answer: (ask) => {
      if (ask.path === '/payout') return ask.method === 'POST' ? control(ask) : payoutPage(made.all(), moods);
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
