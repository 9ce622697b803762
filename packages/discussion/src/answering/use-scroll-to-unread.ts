import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The anchor of an address that leads to the first unread answer of a topic. */
export const unreadAnchor = '#unread';

const mark = 'data-unread';

/** Attributes of the element where unread answers begin. */
export const unreadMark = { [mark]: true } as const;

/**
 * Scrolls to the topic's first unread answer when the address asks for it. Sections load one after another, so each section
 * with unread answers scrolls to the first one on the page at that time.
 * @param found whether this section has unread answers on the page
 */
export const useScrollToUnread = (found: boolean): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (!found || hash !== unreadAnchor) return undefined;
    const frame = requestAnimationFrame(() => document.querySelector(`[${mark}]`)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [found, hash]);
};
