import type { FulfilmentChannel } from './fulfilment-channel.ts';

/** The providers that pay money out or top up. Codes are our own stock, and an operator sends parcels. */
export const PROVIDERS = ['alipay', 'wechat', 'mobile'] as const;
export type Provider = (typeof PROVIDERS)[number];

const providers: ReadonlySet<string> = new Set(PROVIDERS);

export const isProvider = (channel: FulfilmentChannel): channel is Provider => providers.has(channel);

/** Why an order waits though it may be issued. */
export type HeldBack = 'budget' | 'paused';
