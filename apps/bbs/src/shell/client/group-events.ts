import type { GroupLiveEvent } from '@yayan/api-client';

/** A live event of the group; undefined when anything may have changed. */
export type GroupEvent = Pick<GroupLiveEvent, 'kind' | 'sectionId' | 'responseId'> | undefined;

type GroupEventListener = (event: GroupEvent) => void;

const listeners = new Set<GroupEventListener>();

/** Calls `hear` with each later live event. Returns a function that stops it. */
export const onGroupEvent = (hear: GroupEventListener): (() => void) => {
  listeners.add(hear);
  return () => void listeners.delete(hear);
};

/** Passes a live event to all listeners. */
export const notifyGroupEvent = (event: GroupEvent): void => {
  for (const hear of listeners) hear(event);
};
