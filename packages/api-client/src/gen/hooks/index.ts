// Generated from openapi/ by `pnpm generate`; never edited by hand.
export * from './campaign.ts';
export * from './community.ts';
export * from './content.ts';
export * from './exchange.ts';
export * from './file.ts';
export * from './group.ts';
export * from './help.ts';
export * from './identity.ts';
export * from './invite.ts';
export * from './ledger.ts';
export * from './member.ts';
export * from './message.ts';
export * from './partner.ts';
export * from './region.ts';
export * from './reward.ts';
export * from './survey.ts';
export * from './task.ts';
