import { arriveByChannel, type ChannelPage } from '@yayan/api-client';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@yayan/site';
import { ButtonLink, formatMoment, SkeletonDetail, StatePanel } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { RunningCampaigns } from '../../../shell/campaign/RunningCampaigns.tsx';
import { FailedPage } from '../../../shell/notices/FailedPage.tsx';
import { useIsSignedIn } from '../../../shell/session/use-is-signed-in.ts';
import { SignpostScene } from './art/scenes.tsx';
import shared from '../frame/PublicPage.module.css';
import classes from './OpenPage.module.css';

const shape = /^[a-z0-9][a-z0-9-]{1,31}$/u;

/** The landing page of a channel, `?channel=`. The server records by which channel a visitor came (rule 7.20). */
export default function DrainagePage() {
  const [search] = useSearchParams();
  const channel = search.get('channel') ?? '';
  if (!shape.test(channel)) return <NoChannel />;
  return <Arrival channel={channel} />;
}

function Arrival({ channel }: { channel: string }) {
  const query = useQuery({
    queryKey: ['arriveByChannel', channel],
    queryFn: ({ signal }) => arriveByChannel({ channel }, { quiet: true, signal }),
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonDetail />}
      notFound={<NoChannel />}
      failed={<FailedPage query={query} title="活动专区" />}
    >
      {(shown) => <Channel page={shown} />}
    </QueryView>
  );
}

function Channel({ page: { title, lead, points, partner, endsAt } }: { page: ChannelPage }) {
  const isMember = useIsSignedIn();
  return (
    <article className={shared['root']}>
      <header className={classes['hero']}>
        <div>
          {partner === null ? null : <p className={classes['eyebrow']}>来自 {partner}</p>}
          <h1 className={shared['title']} tabIndex={-1}>
            {title}
          </h1>
          <p className={shared['lead']}>{lead}</p>
          <div className={classes['actions']}>
            {isMember ? (
              <ButtonLink href="/task" size="lg">
                去任务大厅
              </ButtonLink>
            ) : (
              <>
                <ButtonLink href="/login" size="lg">
                  免费加入
                </ButtonLink>
                <ButtonLink href="/" size="lg" variant="default">
                  先了解芽言
                </ButtonLink>
              </>
            )}
          </div>
        </div>
        <SignpostScene />
      </header>
      <ul className={classes['cards']}>
        {points.map((point) => (
          <li key={point.title} className={classes['card']}>
            <h2>{point.title}</h2>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
      {endsAt === null ? null : <p className={shared['lead']}>活动到 {formatMoment(endsAt)} 为止。</p>}
    </article>
  );
}

function NoChannel() {
  const isMember = useIsSignedIn();
  return (
    <div className={shared['root']}>
      <StatePanel
        heading
        stage="seed"
        title="这个活动已经结束，或链接不完整"
        action={
          isMember ? (
            <ButtonLink href="/home">回首页</ButtonLink>
          ) : (
            <ButtonLink href="/">去芽言首页</ButtonLink>
          )
        }
      >
        {isMember ? '别的活动照常进行，随时可以参加。' : '加入芽言不需要专门的链接，随时都可以。'}
      </StatePanel>
      <RunningCampaigns />
    </div>
  );
}
