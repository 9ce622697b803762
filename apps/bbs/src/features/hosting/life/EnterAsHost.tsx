import { useCreateGroupTicket } from '@yayan/api-client/react';
import { Button } from '@yayan/ui';

/**
 * Enters the group's own pages as its host, with a one-time ticket. These pages have another session, so the browser loads a
 * new page.
 */
export function EnterAsHost({ hash, primary = false }: { hash: string; primary?: boolean }) {
  const ticket = useCreateGroupTicket();
  return (
    <Button
      variant={primary ? 'filled' : 'default'}
      loading={ticket.isPending}
      onClick={() =>
        ticket.mutate(
          { hash },
          { onSuccess: (made) => globalThis.location.assign(`/bbs/${hash}#ticket=${made.ticket}`) },
        )
      }
    >
      进入讨论小组
    </Button>
  );
}
