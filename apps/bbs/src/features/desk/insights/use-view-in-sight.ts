import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the chosen view into sight, because on phones the views don't fit side by side. Put the ref on their container. */
export const useViewInSight = (view: string): RefObject<HTMLDivElement | null> => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = bar.current?.querySelector(`input[value="${view}"] + label`);
    chosen?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [view]);
  return bar;
};
