import { GroupRole } from '@yayan/api-client';
import { MyProgress, MyTopics } from '@yayan/discussion';
import { PageTitle, VisuallyHidden } from '@yayan/ui';
import { Navigate, useParams } from 'react-router';
import { GroupPlace } from './GroupPlace.tsx';
import { ToDiscussionSite } from './ToDiscussionSite.tsx';
import classes from './Topic.module.css';

/** A group's topics, with what is still to answer. */
export default function GroupTopicsPage() {
  const { id: hash = '' } = useParams();
  return (
    <div className={classes['root']}>
      <GroupPlace key={hash} hash={hash}>
        {(me) => {
          if (me.identity.firstVisit) return <Navigate to={`/topic/join/${hash}`} replace />;
          if (me.identity.role !== GroupRole.Respondent) return <ToDiscussionSite hash={hash} />;
          return (
            <>
              <PageTitle title={me.group.name} back={{ href: '/topic', label: '我的讨论' }} />
              {me.progress ? <MyProgress progress={me.progress} /> : null}
              <VisuallyHidden component="h2">全部话题</VisuallyHidden>
              <MyTopics />
            </>
          );
        }}
      </GroupPlace>
    </div>
  );
}
