import type { GroupLiveEvent } from '@yayan/api-client';

/** News of the group as it arrives; undefined when anything may have changed. */
export type GroupNews = Pick<GroupLiveEvent, 'kind' | 'sectionId' | 'responseId'> | undefined;

type Hear = (news: GroupNews) => void;

const listeners = new Set<Hear>();

/** Calls back with each piece of news from now on. Returns how to stop. */
export const hearGroupNews = (hear: Hear): (() => void) => {
  listeners.add(hear);
  return () => void listeners.delete(hear);
};

/** Hands a piece of news to whoever listens. */
export const tellGroupNews = (news: GroupNews): void => {
  for (const hear of listeners) hear(news);
};
