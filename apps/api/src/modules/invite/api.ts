export type { InviteDeps } from './deps.ts';
