import { useCreateGroupTicket } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { Button } from '@yayan/ui';
import { groupAddress } from '../../../shell/group/group-address.ts';
import { holdGroupHash } from '../../../shell/group/group-hash.ts';
import classes from './TaskStart.module.css';

/** Enters the discussion group by a one-time ticket in the URL's fragment, which no server sees (rule 6.3). */
export function EnterGroup({ hash }: { hash: string }) {
  const ticket = useCreateGroupTicket();
  const enter = (): void =>
    ticket.mutate(
      { hash },
      {
        onSuccess: ({ ticket: code }) => {
          holdGroupHash(hash);
          globalThis.location.assign(`${groupAddress(hash)}#ticket=${code}`);
        },
      },
    );
  return (
    <div className={classes['root']}>
      <Button onClick={enter} loading={ticket.isPending} size="lg" fullWidth>
        进入讨论组
      </Button>
      <output className={classes['note']}>
        {ticket.isError ? failureText(ticket.error) : '会打开讨论网站，不用再收验证码'}
      </output>
    </div>
  );
}
