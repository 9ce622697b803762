import { MyProgress, MyTopics } from '@yayan/discussion';
import { PageTitle, VisuallyHidden } from '@yayan/ui';
import { useParams } from 'react-router';
import { InGroup } from './InGroup.tsx';
import classes from './Topic.module.css';

/** A group's topics, with what is still to answer. */
export default function GroupTopicsPage() {
  const { id: hash = '' } = useParams();
  return (
    <InGroup hash={hash}>
      {(me) => (
        <div className={classes['root']}>
          <PageTitle title={me.group.name} back={{ href: '/topic', label: '我的讨论' }} />
          {me.progress ? <MyProgress progress={me.progress} /> : null}
          <VisuallyHidden component="h2">全部话题</VisuallyHidden>
          <MyTopics isCalled />
        </div>
      )}
    </InGroup>
  );
}
