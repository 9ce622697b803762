import type { GroupResponse } from '@yayan/api-client';

/**
 * The answer before which the unread divider stands: the first by somebody else after the last one read. None when
 * nothing was read before, as then all is new, or when there is nothing after it.
 */
export const firstUnread = (
  items: readonly Pick<GroupResponse, 'id' | 'mine'>[],
  lastReadId: string | null,
): string | undefined => {
  const read = items.findIndex(({ id }) => id === lastReadId);
  return read < 0 ? undefined : items.slice(read + 1).find(({ mine }) => !mine)?.id;
};
