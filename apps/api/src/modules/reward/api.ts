export type { FeeFree } from './cards/fee-free.ts';
export type { QualityRequest } from './quality/quality.ts';
