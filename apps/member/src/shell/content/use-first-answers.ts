import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { busyParts, useBusyParts } from '@yayan/ui';
import { useEffect, useState } from 'react';

/** A failed call is retried for a while; the page doesn't wait for the retries. */
const isFirstTry = ({ state }: Query): boolean => state.status === 'pending' && state.fetchFailureCount === 0;
const firstTries = { predicate: isFirstTry };

/**
 * Whether each of the page's first calls has been answered and no part shows a skeleton any more. Once true, it stays true.
 * Content below several loading parts waits for it, because the last part to load would move it.
 */
export const useFirstAnswers = (): boolean => {
  const client = useQueryClient();
  const waiting = useIsFetching(firstTries) + useBusyParts();
  const [came, setCame] = useState(false);
  // Check again in a later task: the parts of a page start their calls after its first render, one after another.
  useEffect(() => {
    if (waiting > 0) return undefined;
    const timer = setTimeout(() => {
      if (client.isFetching(firstTries) === 0 && busyParts() === 0) setCame(true);
    });
    return () => clearTimeout(timer);
  }, [client, waiting]);
  return came;
};
