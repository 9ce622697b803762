import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { busyParts, useBusyParts } from '@yayan/ui';
import { useEffect, useState } from 'react';

/** A call that failed is tried again for a while; nothing waits for that. */
const isFirstTry = ({ state }: Query): boolean => state.status === 'pending' && state.fetchFailureCount === 0;
const firstTries = { predicate: isFirstTry };

/**
 * Whether each call that the page began with has been answered, and no part of it shows a skeleton any more. It stays true. What
 * stands below several parts that load waits for it: whichever comes last would move it.
 */
export const useFirstAnswers = (): boolean => {
  const client = useQueryClient();
  const waiting = useIsFetching(firstTries) + useBusyParts();
  const [came, setCame] = useState(false);
  // Asked again a little later: the parts of a page begin their calls after its first render, in the order of the page.
  useEffect(() => {
    if (waiting > 0) return undefined;
    const timer = setTimeout(() => {
      if (client.isFetching(firstTries) === 0 && busyParts() === 0) setCame(true);
    });
    return () => clearTimeout(timer);
  }, [client, waiting]);
  return came;
};
