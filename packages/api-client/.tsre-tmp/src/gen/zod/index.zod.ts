export * from './exchange/exchange.zod.ts';
export * from './group/group.zod.ts';
export * from './ledger/ledger.zod.ts';
export * from './reward/reward.zod.ts';
export * from './survey/survey.zod.ts';
export * from './task/task.zod.ts';
