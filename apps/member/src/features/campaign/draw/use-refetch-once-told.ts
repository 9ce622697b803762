import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

interface Told {
  isDrawn: boolean;
  /** Whether the light has stopped and the result is in view. */
  isTold: boolean;
}

/** Fetches again once the result is told, or the page is left before: winners and stock would tell it while the light runs. */
export function useRefetchOnceTold({ isDrawn, isTold }: Told): void {
  const queries = useQueryClient();
  const isDue = useRef(false);
  useEffect(() => {
    if (isDrawn && isTold) void queries.invalidateQueries();
    isDue.current = isDrawn && !isTold;
  }, [isDrawn, isTold, queries]);
  useEffect(
    () => () => {
      if (isDue.current) void queries.invalidateQueries();
    },
    [queries],
  );
}
