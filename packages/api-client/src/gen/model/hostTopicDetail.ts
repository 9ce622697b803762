/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupOpenState } from './groupOpenState.ts';
import type { HostProgress } from './hostProgress.ts';
import type { HostSection } from './hostSection.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface HostTopicDetail {
  id: Id;
  title: string;
  summary: string;
  state: GroupOpenState;
  opensAt: Time;
  closesAt: Time;
  progress: HostProgress;
  sections: HostSection[];
  previousTopicId: Id | null;
  nextTopicId: Id | null;
}
