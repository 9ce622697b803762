import { type RefObject, useEffect, useState } from 'react';

/**
 * Moves the focus to an element that replaced another step, because the focus went away with that step. Pass `wanted: false`
 * for an element that is also shown first.
 */
export const useTakeFocus = (target: RefObject<HTMLElement | null>, wanted = true): void => {
  const [takes] = useState(wanted);
  useEffect(() => {
    if (takes) target.current?.focus();
  }, [target, takes]);
};
