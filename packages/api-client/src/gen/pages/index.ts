// Generated from openapi/ by `pnpm generate`; never edited by hand.
export * from './campaign.ts';
export * from './content.ts';
export * from './exchange.ts';
export * from './group.ts';
export * from './help.ts';
export * from './invite.ts';
export * from './ledger.ts';
export * from './message.ts';
export * from './reward.ts';
export * from './task.ts';
