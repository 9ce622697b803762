import { type RefObject, useEffect, useState } from 'react';

/**
 * Brings the focus to what has just taken the place of another step, which took the focus with it. `wanted` holds when
 * it first shows; leave it out for what always comes after something.
 */
export const useTakeFocus = (target: RefObject<HTMLElement | null>, wanted = true): void => {
  const [takes] = useState(wanted);
  useEffect(() => {
    if (takes) target.current?.focus();
  }, [target, takes]);
};
