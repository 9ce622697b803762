import { useMutation } from '@tanstack/react-query';
import { loginGroupWithTicket } from '@yayan/api-client';
import { Loader } from '@yayan/ui';
import { useEffect, useRef } from 'react';
import { useGroupSession } from '../../../shell/client/use-group-session.ts';
import classes from './GroupLoginForm.module.css';

interface TicketEntryProps {
  hash: string;
  ticket: string;
  /** Somebody is signed in to another group on this browser; they leave it first. */
  leaving: boolean;
  /** The ticket was used, has expired, or is of another group. */
  onFailed: () => void;
}

/** The way in from the member site: nothing to type. */
export function TicketEntry({ hash, ticket, leaving, onFailed }: TicketEntryProps) {
  const { enter, leave } = useGroupSession();
  const { mutate } = useMutation({
    mutationFn: async () => {
      if (leaving) await leave();
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
