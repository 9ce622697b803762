export type { FeeFree } from './cards/fee-free.ts';
export type { QualityRequest } from './quality/quality.ts';
export type { Evidence } from './quality/quality-store.ts';
export type { CarefulWork } from './quality/raise-quality.ts';
