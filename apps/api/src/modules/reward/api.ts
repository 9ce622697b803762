export type { FeeFree } from './cards/fee-free.ts';
export type { QualityAsked } from './quality/quality.ts';
