import { GroupRole } from '@yayan/api-client';
import { useGetGroupMe } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { SkeletonDetail, StatePanel } from '@yayan/ui';
import { lazy, Suspense } from 'react';
import { viewedRespondent } from '../../../shell/client/view-as.ts';
import { FirstVisit } from './FirstVisit.tsx';
import { MyProfile } from './MyProfile.tsx';
import classes from './MyProfile.module.css';

const Respondents = lazy(async () => ({
  default: (await import('../people/Respondents.tsx')).Respondents,
}));

/** Shown to a host who views the group as a respondent who hasn't agreed yet: only the respondent can agree. */
function NotEntered() {
  return (
    <StatePanel stage="seed" title="TA 还没有进入讨论小组" heading>
      第一次进入要选昵称并同意规则，这一步只能由 TA 自己完成。
    </StatePanel>
  );
}

/**
 * 受访者: the first visit shows the profile form. Later visits show the member's card with the fellow respondents; hosts and
 * observers see everybody's progress.
 */
export default function GroupProfilePage() {
  const query = useGetGroupMe();
  return (
    <QueryView query={query} skeleton={<SkeletonDetail />}>
      {(me) => {
        if (me.identity.firstVisit)
          return viewedRespondent === undefined ? <FirstVisit me={me} /> : <NotEntered />;
        const { role } = me.identity;
        if (role === GroupRole.Respondent) return <MyProfile me={me} />;
        return (
          <div className={classes['root']}>
            <Suspense fallback={<SkeletonDetail />}>
              <Respondents role={role} groupName={me.group.name} />
            </Suspense>
            <MyProfile me={me} />
          </div>
        );
      }}
    </QueryView>
  );
}
