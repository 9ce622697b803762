import type { OneTimeTokens } from '../identity/api.ts';
import type { TaskDeps } from '../task/api.ts';

/** What the partner area depends on. */
export interface PartnerDeps extends TaskDeps {
  /** Address of the member site, to which partners send people back. */
  readonly memberSite: string;
  /** Whether addresses on this machine are refused. */
  readonly production: boolean;
  /** Tokens that open one participation. */
  readonly keys: OneTimeTokens;
}
