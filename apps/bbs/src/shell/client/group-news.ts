import type { GroupLiveEvent } from '@yayan/api-client';

/** A live event of the group; undefined when anything may have changed. */
export type GroupNews = Pick<GroupLiveEvent, 'kind' | 'sectionId' | 'responseId'> | undefined;

type Hear = (news: GroupNews) => void;

const listeners = new Set<Hear>();

/** Calls `hear` with each later live event. Returns a function that stops it. */
export const hearGroupNews = (hear: Hear): (() => void) => {
  listeners.add(hear);
  return () => void listeners.delete(hear);
};

/** Passes a live event to all listeners. */
export const tellGroupNews = (news: GroupNews): void => {
  for (const hear of listeners) hear(news);
};
