import { type RefObject, useEffect, useState } from 'react';

/**
 * Moves the focus to an element that replaced another step, because the focus was in that step. If the element can also be
 * shown first, the caller passes whether it replaced something; only the first value counts.
 */
export const useTakeFocus = (target: RefObject<HTMLElement | null>, wanted = true): void => {
  const [takes] = useState(wanted);
  useEffect(() => {
    if (takes) target.current?.focus();
  }, [target, takes]);
};
