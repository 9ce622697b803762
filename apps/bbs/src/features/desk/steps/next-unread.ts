import type { HostResponse } from '@yayan/api-client';

type Listed = Pick<HostResponse, 'id' | 'unread' | 'deleted'>;

/**
 * The first unread answer below the one with this id, then the first above it; the first of all when the list doesn't have that
 * one. Never that one itself, and no deleted one, which never counts as read.
 */
export const nextUnread = <T extends Listed>(items: readonly T[], id: string | undefined): T | undefined => {
  const at = items.findIndex((one) => one.id === id);
  return [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))].find(
    (one) => one.unread && !one.deleted && one.id !== id,
  );
};
