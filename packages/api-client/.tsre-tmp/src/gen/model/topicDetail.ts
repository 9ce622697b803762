/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupOpenState } from './groupOpenState.ts';
import type { GroupProgress } from './groupProgress.ts';
import type { Id } from './id.ts';
import type { SectionDetail } from './sectionDetail.ts';
import type { Time } from './time.ts';
import type { TopicOwed } from './topicOwed.ts';

export interface TopicDetail {
  id: Id;
  title: string;
  summary: string;
  state: GroupOpenState;
  opensAt: Time;
  closesAt: Time;
  progress: GroupProgress;
  owed: TopicOwed;
  sections: SectionDetail[];
  previousTopicId: Id | null;
  nextTopicId: Id | null;
}
