import { unreadAnchor } from '../answering/use-scroll-to-unread.ts';

/** The address of a topic. With unread answers it leads to the first of them. */
export const topicHref = (id: string, unread: number): string =>
  `/topic/${id}${unread > 0 ? unreadAnchor : ''}`;
