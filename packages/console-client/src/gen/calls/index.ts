// Generated from openapi/ by `pnpm generate`; never edited by hand.
export * from './account.ts';
export * from './benefit.ts';
export * from './campaign.ts';
export * from './content.ts';
export * from './group.ts';
export * from './hand-in.ts';
export * from './member.ts';
export * from './operator.ts';
export * from './order.ts';
export * from './partner.ts';
export * from './system.ts';
export * from './task.ts';
export * from './ticket.ts';
