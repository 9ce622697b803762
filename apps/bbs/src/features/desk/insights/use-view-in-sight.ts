import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the chosen view into sight: on phones the views don't fit side by side. Put the ref on what holds them. */
export const useViewInSight = (view: string): RefObject<HTMLDivElement | null> => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = bar.current?.querySelector(`input[value="${view}"] + label`);
    chosen?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [view]);
  return bar;
};
