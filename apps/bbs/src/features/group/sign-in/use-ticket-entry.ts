import { loginGroupWithTicket } from '@yayan/api-client';
import { useEffect, useRef, useState } from 'react';
import { session } from '../../../shell/client/current-group.ts';
import { consumeEntryTicket } from '../../../shell/client/entry-ticket.ts';
import { useEnterGroup } from '../../../shell/client/use-enter-group.ts';

/**
 * Signs in with the ticket in the address, if there is one (rule 6.3), without any input. Returns whether that is running. If
 * the ticket was used, has expired, or belongs to another group, the person signs in by mobile.
 */
export const useTicketEntry = (hash: string): boolean => {
  const enter = useEnterGroup();
  const [ticket, setTicket] = useState(consumeEntryTicket);
  const begun = useRef(false);
  useEffect(() => {
    // A ticket works once, but this hook may be mounted several times while the group loads.
    if (ticket === undefined || begun.current) return;
    begun.current = true;
    // The person with the ticket may not be the one who is signed in here, and must never see that session.
    session.clear();
    void loginGroupWithTicket(hash, { ticket })
      .then(enter)
      .catch(() => setTicket(undefined));
  }, [ticket, hash, enter]);
  return ticket !== undefined;
};
