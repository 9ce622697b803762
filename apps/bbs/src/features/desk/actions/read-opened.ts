import { type HostResponse, listHostResponses, markSectionsRead, ResponseOrder } from '@yayan/api-client';

/** The most answers of one list call. */
const PAGE = 100;

/**
 * Moves the section's divider over opened answers. The server stores one divider for each section, so it moves no further than
 * to the first unread answer that hasn't been opened. With none left it goes to the open answer, for the follow-ups below the
 * answers. Returns whether it was moved.
 */
export const readOpened = async (
  { id, sectionId }: Pick<HostResponse, 'id' | 'sectionId'>,
  opened: ReadonlySet<string>,
): Promise<boolean> => {
  const { items } = await listHostResponses(
    { sectionId, unread: true, order: ResponseOrder.Oldest, limit: PAGE },
    { quiet: true },
  );
  const unopened = items.findIndex((one) => !opened.has(one.id));
  const read = unopened < 0 ? items : items.slice(0, unopened);
  const responseId = read.at(-1)?.id ?? (unopened < 0 ? id : undefined);
  if (responseId === undefined) return false;
  await markSectionsRead({ sections: [{ sectionId, responseId }] }, { quiet: true });
  return true;
};
