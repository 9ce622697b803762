/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupOpenState } from './groupOpenState.ts';
import type { GroupProgress } from './groupProgress.ts';
import type { Id } from './id.ts';
import type { SectionOutline } from './sectionOutline.ts';
import type { Time } from './time.ts';

/**
 * A topic in a respondent's list; sections that are not open yet come without their question.
 */
export interface TopicOutline {
  id: Id;
  title: string;
  summary: string;
  state: GroupOpenState;
  opensAt: Time;
  closesAt: Time;
  progress: GroupProgress;
  /**
     * Visible answers and follow-ups by others since the last visit.
     * @minimum 0
     */
  unread: number;
  sections: SectionOutline[];
}
