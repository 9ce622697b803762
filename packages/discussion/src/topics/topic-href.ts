import { owedAnchor } from '../follow-ups/owed-anchor.ts';
import { unreadAnchor } from '../answering/use-scroll-to-unread.ts';

/** The address of a topic. It leads to a follow-up that must be answered, or else to the first unread answer. */
export const topicHref = (id: string, unread: number, followUpsOwed = 0): string =>
  `/topic/${id}${followUpsOwed > 0 ? owedAnchor : unread > 0 ? unreadAnchor : ''}`;
