import type { GroupResponse } from '@yayan/api-client';

/**
 * The answer below the unread divider: the first of somebody else after the last one read. None when nothing was read
 * before, because then everything is new, or when nothing follows.
 */
export const firstUnread = (
  items: readonly Pick<GroupResponse, 'id' | 'mine'>[],
  lastReadId: string | null,
): string | undefined => {
  const read = items.findIndex(({ id }) => id === lastReadId);
  return read < 0 ? undefined : items.slice(read + 1).find(({ mine }) => !mine)?.id;
};
