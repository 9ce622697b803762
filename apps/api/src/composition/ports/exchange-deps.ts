import type { Exchange, ExchangeDeps } from '../../modules/exchange/api.ts';
import { exchangeOf } from '../../modules/exchange/module.ts';
import type { InviteDeps } from '../../modules/invite/api.ts';
import { invitationCoinsOf } from '../../modules/invite/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { inviteDeps } from './invite-ports.ts';
import { levelPorts } from './level-ports.ts';
import { payeePorts } from './payee-ports.ts';

/** What the exchange needs of other areas. */
export const exchangeDeps = (platform: Platform, invites: InviteDeps): ExchangeDeps => ({
  platform,
  levelRuleOf: levelPorts(platform).levelRuleOf,
  invitationCoinsOf,
  ...payeePorts(invites),
});

/** The same exchange as the server's, without its jobs. */
export const exchangeWithoutJobs = (platform: Platform): Exchange =>
  exchangeOf(exchangeDeps(platform, inviteDeps(platform)));
