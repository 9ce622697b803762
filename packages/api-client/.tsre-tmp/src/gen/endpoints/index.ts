export * from './exchange/exchange.ts';
export * from './group/group.ts';
export * from './ledger/ledger.ts';
export * from './reward/reward.ts';
export * from './survey/survey.ts';
export * from './task/task.ts';
