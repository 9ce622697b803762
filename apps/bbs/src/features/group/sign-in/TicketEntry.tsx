import { useMutation } from '@tanstack/react-query';
import { loginGroupWithTicket } from '@yayan/api-client';
import { Loader } from '@yayan/ui';
import { useEffect, useRef } from 'react';
import { session } from '../../../shell/client/current-group.ts';
import { useEnterGroup } from '../../../shell/client/use-enter-group.ts';
import classes from './GroupLoginForm.module.css';

interface TicketEntryProps {
  hash: string;
  ticket: string;
  /** The ticket was used, has expired, or is of another group. */
  onFailed: () => void;
}

/** Signs in with the ticket from the member site; there is nothing to type. */
export function TicketEntry({ hash, ticket, onFailed }: TicketEntryProps) {
  const enter = useEnterGroup();
  const { mutate } = useMutation({
    mutationFn: async () => {
      // Whoever holds the ticket may be somebody else than whoever is signed in here: they never see that session.
      session.clear();
      await enter(await loginGroupWithTicket(hash, { ticket }));
    },
    onError: onFailed,
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return; // A ticket is good once.
    begun.current = true;
    mutate();
  }, [mutate]);
  return (
    <output className={classes['form']}>
      <span className={classes['title']}>正在进入讨论组…</span>
      <Loader />
    </output>
  );
}
