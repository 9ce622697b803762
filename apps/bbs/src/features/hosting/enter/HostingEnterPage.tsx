import { useMutation } from '@tanstack/react-query';
import { loginHosting } from '@yayan/api-client';
import { ButtonLink, Loader, StatePanel } from '@yayan/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { v7 as newId } from 'uuid';
import { site } from '../../../shell/client/client.ts';
import { forgetHostingGroup, session } from '../../../shell/client/current-group.ts';
import { consumeEntryTicket } from '../../../shell/client/entry-ticket.ts';
import { memberSite } from '../../../shell/client/member-site.ts';
import { hostingPath } from './hosting-path.ts';

/**
 * The page by which hosts enter from the member site, with a ticket (rule 6.32). Without a ticket it links to the member site.
 */
export default function HostingEnterPage() {
  const [search] = useSearchParams();
  const [ticket] = useState(consumeEntryTicket);
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
      // The person with the ticket may not be the one who is signed in here, and must never see that session.
      session.clear();
      const tokens = await loginHosting({ ticket });
      forgetHostingGroup();
      // The tokens don't name the host, so give each entry a new owner id: tabs of an earlier entry then see another person.
      site.signIn(tokens, { id: newId() });
      await navigate(to, { replace: true });
    },
    onError: onFailed,
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return; // A ticket works once.
    begun.current = true;
    mutate();
  }, [mutate]);
  return (
    <StatePanel stage="seed" title="正在进入…" heading>
      <Loader />
    </StatePanel>
  );
}
