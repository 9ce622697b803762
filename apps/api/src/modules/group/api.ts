export type { RewardDeps } from './hosting/rewards/pay-out.ts';
export type { Person } from './personal-data-store.ts';
