import { useGetInvitation } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { ButtonLink, PageTitle, Plant, Skeleton } from '@yayan/ui';
import { useState } from 'react';
import { useIsSignedIn } from '../../shell/session/use-is-signed-in.ts';
import { InviteCard } from './InviteCard.tsx';
import { PosterSheet } from './poster/PosterSheet.tsx';
import classes from './SharePage.module.css';

/** Shares the member's code: link, system share, poster. Visitors read an explanation. */
export default function SharePage() {
  const isSignedIn = useIsSignedIn();
  return (
    <div className={classes['root']}>
      <Plant stage="flower" />
      <PageTitle title="把芽言分享给朋友" lead="朋友的想法会被认真听取；TA 完成任务后，你也得金币。" />
      {isSignedIn ? <OwnShare /> : <VisitorShare />}
    </div>
  );
}

function OwnShare() {
  const [isPosterOpen, setPosterOpen] = useState(false);
  const query = useGetInvitation();
  return (
    <QueryView query={query} skeleton={<Skeleton height={220} radius="lg" />}>
      {(invitation) => (
        <>
          <InviteCard invitation={invitation} onPoster={() => setPosterOpen(true)} />
          <PosterSheet opened={isPosterOpen} onClose={() => setPosterOpen(false)} invitation={invitation} />
          <ButtonLink href="/home/invite" variant="subtle" className={classes['more'] ?? ''}>
            看好友进度和规则
          </ButtonLink>
        </>
      )}
    </QueryView>
  );
}

function VisitorShare() {
  return (
    <div className={classes['visitor']}>
      <p>登录后就有你自己的邀请链接和海报。分享本身没有奖励，朋友完成任务才有。</p>
      <ButtonLink href="/login?from=%2Fshare" size="lg">
        登录后分享
      </ButtonLink>
      <ButtonLink href="/invite" variant="subtle">
        我有朋友的邀请码
      </ButtonLink>
    </div>
  );
}
