/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ProviderChannel } from './providerChannel.ts';
import type { ProviderCounts } from './providerCounts.ts';
import type { ProviderDay } from './providerDay.ts';
import type { ProviderState } from './providerState.ts';
import type { Time } from './time.ts';

export interface Provider {
  channel: ProviderChannel;
  state: ProviderState;
  pausedAt: Time | null;
  /**
     * What it may pay out in a day; null for everything.
     * @minimum 1
     * @nullable
     */
  budgetFen: number | null;
  /**
     * Of today.
     * @minimum 0
     */
  spentFen: number;
  /**
     * Orders that wait for its budget or its pause.
     * @minimum 0
     */
  waiting: number;
  /** Whether more than 10,000 wait. */
  waitingIsCapped: boolean;
  hour: ProviderCounts;
  lastDay: ProviderCounts;
  answeredAt: Time | null;
  failedAt: Time | null;
  /**
     * The last days, the newest first.
     * @maxItems 14
     */
  days: ProviderDay[];
}
