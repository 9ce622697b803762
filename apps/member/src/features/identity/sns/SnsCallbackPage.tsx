import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { queryClient, session, toaster } from '../../../shell/client/client.ts';
import {
  endThirdPartyRedirect,
  heldThirdPartyRedirect,
  redirectToThirdParty,
} from '../../../shell/third-party/third-party-redirect.ts';
import { safeDestination } from '../../../shell/session/safe-destination.ts';
import { useEnter } from '../use-enter.ts';
import { callbackParty } from './callback-party.ts';
import { readCallback } from './read-callback.ts';
import { type SnsFailureView, snsFailureOf } from './sns-failure.ts';
import { SnsFailure } from './SnsFailure.tsx';
import { SnsProgress } from './SnsProgress.tsx';
import { useBindToMember, useFinishLogin } from './use-callback.ts';

/** The return from a third party. It signs a visitor in or leads to /bind; for a member it binds the account. */
export default function SnsCallbackPage() {
  const { pathname, search } = useLocation();
  const party = callbackParty(pathname);
  const navigate = useNavigate();
  const enter = useEnter();
  const finishLogin = useFinishLogin();
  const bindToMember = useBindToMember();
  const [failure, setFailure] = useState<SnsFailureView>();
  const [from] = useState(() => heldThirdPartyRedirect()?.from ?? null);
  const [binding] = useState(() => session.token() !== undefined);
  const started = useRef(false);

  const take = async (): Promise<void> => {
    const visit = heldThirdPartyRedirect();
    endThirdPartyRedirect();
    const callback = readCallback(party.type, new URLSearchParams(search));
    if (callback.kind === 'declined') return setFailure({ kind: 'declined' });
    if (callback.kind === 'failed') return setFailure({ kind: 'outdated' });
    // Without a redirect of our own, the link may carry another person's grant and would sign this browser in as them.
    if (visit?.type !== party.type || visit.state !== callback.state) return setFailure({ kind: 'outdated' });
    const grant = { type: party.type, code: callback.code, state: callback.state };
    if (binding) {
      await bindToMember.mutateAsync(grant);
      await queryClient.invalidateQueries();
      toaster.success(`已绑定${party.name}账号`);
      return navigate(safeDestination(from ?? '/home/user', globalThis.location.origin), { replace: true });
    }
    const result = await finishLogin.mutateAsync(grant);
    if (result.state === 'signedIn') return enter(result, from);
    const query = from ? `?${new URLSearchParams({ from })}` : '';
    return navigate(`/bind${query}`, { replace: true, state: result });
  };
  const start = useEffectEvent((): void => {
    // The server accepts a code and a state only once.
    if (started.current) return;
    started.current = true;
    take().catch((error: unknown) => setFailure(snsFailureOf(error)));
  });
  useEffect(() => start(), []);

  const again = (): void => {
    setFailure(undefined);
    redirectToThirdParty(party.type, from).catch((error: unknown) => setFailure(snsFailureOf(error)));
  };
  if (failure) return <SnsFailure party={party} failure={failure} onRetry={again} />;
  const title = binding ? `正在绑定${party.name}账号…` : `正在通过${party.name}登录…`;
  return binding ? (
    <SnsProgress title={title} back={{ href: '/home/user', label: '返回账号设置' }} />
  ) : (
    <SnsProgress title={title} />
  );
}
