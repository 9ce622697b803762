import type { GroupResponse } from '@yayan/api-client';
import { textHash } from '@yayan/site';

type Read = Pick<GroupResponse, 'id' | 'mine'>;

/**
 * The answers that were added after the last one read. None when nothing was read before, because then everything is new.
 * @param items in the server's order, oldest first
 */
export const unreadOf = (items: readonly Read[], lastReadId: string | null): ReadonlySet<string> => {
  const read = items.findIndex(({ id }) => id === lastReadId);
  return new Set(read < 0 ? [] : items.slice(read + 1).map(({ id }) => id));
};

/**
 * Answers in the order in which a respondent reads them (rule 6.10): random, different for each reader and always the same for
 * one, so that early answers don't lead. Unread answers follow those that were read. A further page doesn't move those above.
 * @param pages as they were loaded
 * @param reader the group member's id
 */
export const inReadingOrder = <Item extends Read>(
  pages: readonly (readonly Item[])[],
  reader: string,
  unread: ReadonlySet<string>,
): readonly Item[] =>
  pages.flatMap((page) =>
    page
      .map((item) => ({
        item,
        isUnread: Number(unread.has(item.id)),
        place: textHash(`${reader} ${item.id}`),
      }))
      .toSorted((one, other) => one.isUnread - other.isUnread || one.place - other.place)
      .map(({ item }) => item),
  );
