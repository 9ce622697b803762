import { useEffect, useRef } from 'react';

/**
 * Gives the signal that aborts when the component leaves the page, so that nothing is sent or tried again for a page
 * that nobody sees any more. Ask for it when the work begins.
 */
export const useUnmountSignal = (): (() => AbortSignal) => {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  return () => {
    // Development mounts a component twice: the first controller is over by then.
    if (!controller.current || controller.current.signal.aborted) controller.current = new AbortController();
    return controller.current.signal;
  };
};
