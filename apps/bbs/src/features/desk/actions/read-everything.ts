import { listHostResponses, markSectionsRead } from '@yayan/api-client';

/** The most answers of one list call, and the most sections of one marking call. */
const PAGE = 100;
const MOST_SECTIONS = 50;

/**
 * Marks every answer of the group as read. Marking the newest unread answer of a section marks all before it, so each round
 * reads the newest unread answers and marks their sections. It ends when a round changes nothing. Answers that arrive meanwhile
 * may stay unread.
 */
export const readEverything = async (): Promise<void> => {
  for (;;) {
    const { items } = await listHostResponses({ unread: true, limit: PAGE });
    const newest = new Map<string, string>();
    for (const { id, sectionId } of items) if (!newest.has(sectionId)) newest.set(sectionId, id);
    const sections = [...newest]
      .slice(0, MOST_SECTIONS)
      .map(([sectionId, responseId]) => ({ sectionId, responseId }));
    if (sections.length === 0) return;
    const marked = await markSectionsRead({ sections });
    if (!marked.items.some(({ moved }) => moved)) return;
  }
};
