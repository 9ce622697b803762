/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupOpenState } from './groupOpenState.ts';
import type { HostProgress } from './hostProgress.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

/**
 * A topic in the host's list.
 */
export interface HostTopic {
  id: Id;
  title: string;
  summary: string;
  state: GroupOpenState;
  opensAt: Time;
  closesAt: Time;
  /** @minimum 0 */
  sectionCount: number;
  progress: HostProgress;
}
