export type { ConfirmedAwards } from './awards/confirm-awards.ts';
