import { isRefusal } from '@yayan/api-client';
import { QueryView, isNotFound } from '@yayan/site';
import { ButtonLink, StatePanel, Skeleton } from '@yayan/ui';
import { useLocation, useSearchParams } from 'react-router';
import { storedInvite } from '../../../shell/session/stored-invite.ts';
import { useIsSignedIn } from '../../../shell/session/use-is-signed-in.ts';
import { EntryCard } from '../EntryCard.tsx';
import { AcceptForm } from './AcceptForm.tsx';
import { EnterCode } from './EnterCode.tsx';
import { MemberAnswer } from './MemberAnswer.tsx';
import { OfferCard } from './OfferCard.tsx';
import { UnseenOffer } from './UnseenOffer.tsx';
import { useOffer } from './use-offer.ts';

const bones = (
  <>
    <Skeleton circle height={72} mx="auto" mb="md" />
    <Skeleton height={32} width="80%" mx="auto" mb="lg" />
    <Skeleton height={120} radius="lg" mb="lg" />
    <Skeleton height={50} radius="xl" />
  </>
);

/**
 * The page of an invitation: who invites, what each side gets, and a form to join. `?code=` is the invite code, `?via=`
 * the channel by which the visitor came.
 */
export default function InvitePage() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();
  const Answer = isSignedIn ? MemberAnswer : AcceptForm;
  const code = params.get('code') ?? storedInvite()?.code ?? '';
  const query = useOffer(code, pathname === '/app/invite' ? 'app' : params.get('via'));
  const isOver =
    isNotFound(query.error) ||
    isRefusal(query.error, 'INVITE_CODE_INVALID') ||
    isRefusal(query.error, 'INVITE_CLOSED');
  if (code === '') return <EnterCode />;
  if (isOver) {
    return (
      <EntryCard centred>
        <StatePanel
          stage="withered"
          title="这个邀请已失效"
          heading
          action={
            <ButtonLink href={isSignedIn ? '/home' : '/login'} variant="light">
              {isSignedIn ? '回首页' : '不用邀请码，直接加入'}
            </ButtonLink>
          }
        >
          邀请码不存在或已停用，可以请朋友重新发一次。
        </StatePanel>
      </EntryCard>
    );
  }
  if (isRefusal(query.error, 'INVITE_TRIES_USED')) {
    const inviteCode = code.toUpperCase();
    return (
      <EntryCard>
        <UnseenOffer inviteCode={inviteCode} />
        <Answer inviteCode={inviteCode} />
      </EntryCard>
    );
  }
  return (
    <EntryCard centred={query.isError}>
      <QueryView query={query} skeleton={bones}>
        {(offer) => (
          <>
            <OfferCard offer={offer} />
            <Answer inviteCode={offer.inviter.inviteCode} />
          </>
        )}
      </QueryView>
    </EntryCard>
  );
}
