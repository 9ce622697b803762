import { useEffect, useRef } from 'react';

/**
 * Returns a function for a signal that aborts when the component unmounts, so that nothing is sent or retried for a closed
 * page. Call the function when the work begins.
 */
export const useUnmountSignal = (): (() => AbortSignal) => {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  return () => {
    // In development React mounts a component twice, so the first controller is already aborted.
    if (!controller.current || controller.current.signal.aborted) controller.current = new AbortController();
    return controller.current.signal;
  };
};
