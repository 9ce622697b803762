export type { PartnerDeps } from './partner-deps.ts';
