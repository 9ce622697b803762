import { listHostResponses, markSectionsRead } from '@yayan/api-client';

/** As many as one call lists, and as many sections as one call marks. */
const PAGE = 100;
const MOST_SECTIONS = 50;

/**
 * Marks every answer of the group as read. The newest unread answer of a section stands for all before it, so a round reads the
 * newest unread ones and marks their sections. Answers that arrive meanwhile may stay unread: it ends when a round moves
 * nothing.
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
