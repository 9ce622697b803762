/** What a sandbox's provider of payouts was asked for. */
export interface Payout {
  provider: string;
  number: string;
  /** Whom it pays: an Alipay account, an openid or a mobile. */
  account: string;
  fen: number;
  /** How the provider took it, by the names of its page. */
  mood: string;
  /** How often it was asked for. */
  asks: number;
}

/** The sandbox's providers of payouts, at its address. */
export const payoutsAt = (sandbox: string) => ({
  /** Lets a provider behave so from now on, as people do on the sandbox's page. */
  behave: async (provider: 'alipay' | 'wechat' | 'topup', mood: string): Promise<void> => {
    const body = new URLSearchParams({ provider, mood });
    const { ok } = await fetch(`${sandbox}/payout`, { method: 'POST', body });
    if (!ok) throw new Error(`The provider ${provider} can't behave ${mood}`);
  },
  /** What was paid, or will be, to an account. */
  to: async (account: string): Promise<Payout[]> => {
    const answer = await fetch(`${sandbox}/payout/transfers.json`);
    return ((await answer.json()) as Payout[]).filter((payout) => payout.account === account);
  },
});
