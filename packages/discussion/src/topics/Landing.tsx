import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { landOn } from './land-on.ts';

/** The key of a visit's first history entry. */
const FIRST = 'default';

interface LandingProps {
  /** Finds a part of the page by its name. A function outside the component. */
  find: (name: string) => HTMLElement | null;
  name: string;
}

/**
 * Goes to a part of the page. It is rendered together with the content, which replaces the skeleton later than its data
 * arrive. Who comes back to a page returns to where they were instead (rule 10.1).
 */
export function Landing({ find, name }: LandingProps) {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop && key !== FIRST;
  useEffect(() => {
    if (isReturn) return undefined;
    let leave: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      leave = landOn(() => find(name));
    });
    return () => {
      cancelAnimationFrame(frame);
      leave?.();
    };
  }, [isReturn, find, name]);
  return null;
}
