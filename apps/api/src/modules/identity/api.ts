export type { CodeOwner } from './account/inviter.ts';
export type { CheckTickets } from './codes/check-tickets.ts';
export type { TextNotices } from './codes/text-notices.ts';
export type { DemoMember } from './demo-members.ts';
export type { Identity } from './identity-parts.ts';
export type { OneTimeTokens } from './one-time-token.ts';
export type { IdentityPorts, Newcomer } from './ports/identity-ports.ts';
export type { Sessions } from './sessions/sessions.ts';
export type { WechatPayee } from './third-party/wechat-payee.ts';
