import { loginGroupWithTicket } from '@yayan/api-client';
import { useEffect, useRef, useState } from 'react';
import { session } from '../../../shell/client/current-group.ts';
import { takeEntryTicket } from '../../../shell/client/entry-ticket.ts';
import { useEnterGroup } from '../../../shell/client/use-enter-group.ts';

/**
 * Signs in with the ticket in the address, if there is one (rule 6.3); there is nothing to type. Returns whether that is
 * under way. Where the ticket was used, has expired, or is of another group, one signs in by mobile.
 */
export const useTicketEntry = (hash: string): boolean => {
  const enter = useEnterGroup();
  const [ticket, setTicket] = useState(takeEntryTicket);
  const begun = useRef(false);
  useEffect(() => {
    // A ticket is good once, and the page's parts come and go while the group is loaded.
    if (ticket === undefined || begun.current) return;
    begun.current = true;
    // Whoever holds the ticket may be somebody else than whoever is signed in here: they never see that session.
    session.clear();
    void loginGroupWithTicket(hash, { ticket })
      .then(enter)
      .catch(() => setTicket(undefined));
  }, [ticket, hash, enter]);
  return ticket !== undefined;
};
