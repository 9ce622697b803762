import { useMutation } from '@tanstack/react-query';
import { loginHosting } from '@yayan/api-client';
import { ButtonLink, Loader, StatePanel } from '@yayan/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { v7 as newId } from 'uuid';
import { site } from '../../../shell/client/client.ts';
import { session } from '../../../shell/client/current-group.ts';
import { takeEntryTicket } from '../../../shell/client/entry-ticket.ts';
import { memberSite } from '../../../shell/client/member-site.ts';
import { hostingPath } from './hosting-path.ts';

/** Where hosts come in from the member site, with a ticket (rule 6.32); without one it leads there. */
export default function HostingEnterPage() {
  const [search] = useSearchParams();
  const [ticket] = useState(takeEntryTicket);
  const [failed, setFailed] = useState(false);
  const to = hostingPath(search.get('to'));
  if (ticket !== undefined && !failed)
    return <Entering ticket={ticket} to={to} onFailed={() => setFailed(true)} />;
  return (
    <StatePanel
      stage="seed"
      title={failed ? '入口已失效' : '请从主站进入'}
      heading
      action={
        <ButtonLink href={memberSite(`/home/user?hosting=${encodeURIComponent(to)}`)} size="lg">
          用主站账号进入
        </ButtonLink>
      }
    >
      主持讨论小组用你的芽言账号，不用再收验证码。
    </StatePanel>
  );
}

function Entering({ ticket, to, onFailed }: { ticket: string; to: string; onFailed: () => void }) {
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationFn: async () => {
      // Whoever holds the ticket may be somebody else than whoever is signed in here: they never see that session.
      session.clear();
      const tokens = await loginHosting({ ticket });
      // Nothing names this host, so each entry is somebody else to tabs of the one before.
      site.signIn(tokens, { id: newId() });
      await navigate(to, { replace: true });
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
    <StatePanel stage="seed" title="正在进入…" heading>
      <Loader />
    </StatePanel>
  );
}
