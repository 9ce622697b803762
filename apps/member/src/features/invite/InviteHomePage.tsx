import { useGetInvitation } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { PageTitle, SectionHeading, Skeleton } from '@yayan/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHidesCoins } from '../../shell/session/use-hides-coins.ts';
import { AskUs } from '../../shell/contact/AskUs.tsx';
import { InviteCard } from './InviteCard.tsx';
import { InviteeList } from './InviteeList.tsx';
import classes from './InviteHomePage.module.css';
import { InviteTotals } from './InviteTotals.tsx';
import { PosterSheet } from './poster/PosterSheet.tsx';
import { RewardList } from './RewardList.tsx';
import { TierList } from './TierList.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

const bones = (
  <>
    <Skeleton height={96} radius="lg" mb="md" />
    <Skeleton height={196} radius="lg" mb="md" />
    <Skeleton height={160} radius="lg" />
  </>
);

/** 邀请好友: code, link, poster, invited friends and earnings. `?view=rewards` shows the coin rows. */
export default function InviteHomePage() {
  const [search, setSearch] = useSearchParams();
  const [isPosterOpen, setPosterOpen] = useState(false);
  const query = useGetInvitation();
  const seesCoins = !useHidesCoins();
  const view = seesCoins && search.get('view') === 'rewards' ? 'rewards' : 'friends';
  const openPoster = (): void => setPosterOpen(true);
  return (
    <div className={classes['root']}>
      <PageTitle
        title="邀请好友"
        lead={seesCoins ? '好友每完成一步，你就多一份奖励。' : '和朋友一起说说想法。'}
      />
      <QueryView query={query} skeleton={bones}>
        {(invitation) => (
          <div className={classes['parts']}>
            {seesCoins ? <InviteTotals invitation={invitation} /> : null}
            <InviteCard invitation={invitation} onPoster={openPoster} />
            {seesCoins ? <TierList tiers={invitation.tiers} nextTiers={invitation.nextTiers} /> : null}
            <section aria-labelledby="invited-title">
              <SectionHeading id="invited-title" title="邀请记录" />
              {seesCoins ? (
                <ViewSwitch
                  view={view}
                  onChange={(next) => setSearch(next === 'rewards' ? { view: next } : {}, { replace: true })}
                />
              ) : null}
              {view === 'rewards' ? (
                <RewardList />
              ) : (
                <InviteeList hasFriends={invitation.invited > 0} seesCoins={seesCoins} />
              )}
            </section>
            <section aria-labelledby="rules-title" className={classes['terms']}>
              <SectionHeading id="rules-title" title="规则" />
              <ol className={classes['rules']}>
                {invitation.rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ol>
              <AskUs subject="对邀请奖励有疑问" />
            </section>
            <PosterSheet opened={isPosterOpen} onClose={() => setPosterOpen(false)} invitation={invitation} />
          </div>
        )}
      </QueryView>
    </div>
  );
}
