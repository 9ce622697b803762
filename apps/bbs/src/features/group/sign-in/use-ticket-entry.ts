import { loginGroupWithTicket } from '@yayan/api-client';
import { ApiError } from '@yayan/auth';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { session } from '../../../shell/client/current-group.ts';
import { consumeEntryTicket } from '../../../shell/client/entry-ticket.ts';
import { useEnterGroup } from '../../../shell/client/use-enter-group.ts';

/** The entry by a ticket: whether it is running, and the failure after which the ticket may still be good. */
interface TicketEntry {
  isEntering: boolean;
  failed: { error: unknown; isFetching: boolean; refetch: () => Promise<void> } | undefined;
}

/** Whether the ticket may still be good: the server wasn't reached, or failed itself. */
const mayBeGood = (error: unknown): boolean => error instanceof ApiError && error.retryable;

/**
 * Signs in with the ticket in the address, if there is one (rule 6.3), without any input. If the ticket was used, has expired, or
 * belongs to another group, the person signs in by mobile. If only the call failed, they can try again: the address doesn't
 * contain the ticket any more.
 */
export const useTicketEntry = (hash: string): TicketEntry => {
  const enter = useEnterGroup();
  const [ticket, setTicket] = useState(consumeEntryTicket);
  const [error, setError] = useState<unknown>();
  const [isFetching, setFetching] = useState(ticket !== undefined);
  const begun = useRef(false);

  const run = async (): Promise<void> => {
    if (ticket === undefined) return;
    setFetching(true);
    try {
      await enter(await loginGroupWithTicket(hash, { ticket }));
    } catch (failure) {
      if (mayBeGood(failure)) setError(failure);
      else setTicket(undefined);
    }
    setFetching(false);
  };
  const begin = useEffectEvent((): void => {
    // A ticket works once, but this hook may be mounted several times while the group loads.
    if (ticket === undefined || begun.current) return;
    begun.current = true;
    // The person with the ticket may not be the one who is signed in here, and must never see that session.
    session.clear();
    void run();
  });
  useEffect(() => begin(), []);

  const failed =
    ticket === undefined || error === undefined ? undefined : { error, isFetching, refetch: run };
  return { isEntering: ticket !== undefined, failed };
};
