import { isRefusal } from '@yayan/api-client';
import { useGetGroup } from '@yayan/api-client/react';
import { FailedQuery, QueryView } from '@yayan/site';
import { Button, Loader, StatePanel, SkeletonDetail } from '@yayan/ui';
import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { isHostHere, rememberGroup } from '../../../shell/client/current-group.ts';
import { useParticipant } from '../../../shell/client/use-participant.ts';
import { dropDeparture, readDeparture } from '../../../shell/client/departure.ts';
import { LeftGroup } from '../leaving/LeftGroup.tsx';
import { GroupIntro } from './GroupIntro.tsx';
import classes from './GroupLoginPage.module.css';
import formClasses from './GroupLoginForm.module.css';
import { GroupLoginForm } from './GroupLoginForm.tsx';
import { GroupRules } from '@yayan/discussion';
import { useTicketEntry } from './use-ticket-entry.ts';

/** The first page of a group's address: what the group is about, and how to enter. */
export default function GroupLoginPage() {
  const { id: hash = '' } = useParams();
  const query = useGetGroup(hash);
  const me = useParticipant();
  const { isEntering, failed: notEntered } = useTicketEntry(hash);
  const isKnown = query.isSuccess;
  useEffect(() => {
    if (isKnown) rememberGroup(hash);
  }, [isKnown, hash]);
  const [departure, setDeparture] = useState(() => readDeparture(hash));
  if (me.data && !isEntering) return <Navigate to="/topic" replace />;
  if (departure && !isEntering)
    return (
      <LeftGroup
        departure={departure}
        onEnter={() => {
          dropDeparture(hash);
          setDeparture(undefined);
        }}
      />
    );
  const { failed } = me;
  // If only a call failed, don't ask a signed-in person to sign in again.
  if (failed && !isEntering) return <FailedQuery query={failed} />;
  if (isRefusal(query.error, 'GROUP_NOT_OPEN')) {
    return (
      <StatePanel stage="seed" title="讨论小组当前未开放" heading>
        讨论小组还在准备中，请留意邀请里写的开放时间。
      </StatePanel>
    );
  }
  return (
    <QueryView query={query} waiting={me.isLoading} skeleton={<SkeletonDetail />} notFound={<GroupUnknown />}>
      {(group) => (
        <div className={classes['root']}>
          <GroupIntro group={group} />
          <section className={classes['card']}>
            {notEntered ? (
              <FailedQuery query={notEntered} what="还没有进入讨论小组" />
            ) : isEntering ? (
              <Entering />
            ) : (
              <GroupLoginForm hash={hash} />
            )}
          </section>
          <section className={classes['rules']}>
            <h2 className={classes['title']}>讨论规则</h2>
            <GroupRules rules={group.rules} />
          </section>
        </div>
      )}
    </QueryView>
  );
}

function Entering() {
  return (
    <output className={formClasses['form']}>
      <span className={formClasses['title']}>正在进入讨论小组…</span>
      <Loader />
    </output>
  );
}

/** A host comes here after a rehearsal: it is deleted, and was the last group of this browser. */
function GroupUnknown() {
  if (isHostHere())
    return (
      <StatePanel
        stage="withered"
        title="没有找到这个讨论小组"
        heading
        action={<Button onClick={() => globalThis.location.assign('/hosting')}>我主持的讨论小组</Button>}
      >
        可能是已经结束的彩排，或链接不完整。
      </StatePanel>
    );
  return (
    <StatePanel stage="withered" title="没有找到这个讨论小组" heading>
      链接可能不完整，请从邀请里重新打开。
    </StatePanel>
  );
}
