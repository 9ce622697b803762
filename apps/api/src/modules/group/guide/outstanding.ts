import type { components } from '@yayan/contract';
import { GroupOpenState } from '@yayan/contract';
import { openState } from './open-state.ts';
import type { SectionRow } from './section-store.ts';

type Schemas = components['schemas'];

/** A respondent's progress, counted in sections that have opened so far. */
export function progressOf(sections: readonly SectionRow[], now: Date): Schemas['GroupProgress'] {
  const opened = sections.filter((section) => section.opensAt <= now);
  return {
    answered: opened.filter((section) => section.myResponseId !== null).length,
    total: opened.length,
    followUpsOwed: sum(opened, (section) => section.followUpsOwed),
  };
}

/**
 * What a respondent still has to answer in the whole group, and the first of it in the host's order: 「待回答 3 · 追问 1」.
 */
export function outstandingOf(sections: readonly SectionRow[], now: Date): Schemas['TopicOwed'] {
  const isUnanswered = (section: SectionRow) =>
    section.myResponseId === null && openState(section, now) === GroupOpenState.Open;
  const next = sections.find((section) => isUnanswered(section) || section.followUpsOwed > 0);
  return {
    unanswered: sections.filter(isUnanswered).length,
    followUps: sum(sections, (section) => section.followUpsOwed),
    next: next ? { topicId: next.topicId, sectionId: next.id, responseId: next.myResponseId } : null,
  };
}

/** How many answers and follow-ups of others the reader hasn't seen. */
export const unreadOf = (sections: readonly SectionRow[]): number =>
  sum(sections, (section) => section.unreadResponses + section.unreadFollowUps);

const sum = <Item>(items: readonly Item[], part: (item: Item) => number): number =>
  items.reduce((total, item) => total + part(item), 0);
