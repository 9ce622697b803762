import { GroupRole } from '@yayan/api-client';
import { useGetGroupMe } from '@yayan/api-client/react';
import { IconCoins, IconPhoto } from '@tabler/icons-react';
import { ButtonLink, Link, PageTitle, VisuallyHidden } from '@yayan/ui';
import { HostTopics } from '../host/HostTopics.tsx';
import { MyTopics, paySum } from '@yayan/discussion';
import classes from './TopicListPage.module.css';

/**
 * All topics of the group: for a respondent with what is still to answer, for hosts and observers with everybody's
 * progress.
 */
export default function TopicListPage() {
  const me = useGetGroupMe().data;
  if (!me) return null;
  const pay = paySum(me);
  return (
    <div className={classes['root']}>
      <PageTitle
        title="话题"
        lead={me.group.name}
        actions={
          me.identity.role === GroupRole.Host ? (
            <ButtonLink href="/reminders" variant="default">
              提醒受访者
            </ButtonLink>
          ) : null
        }
      />
      {me.identity.role === GroupRole.Observer ? (
        <p className={classes['observer']}>你是观察员：可以看全部话题和回答，不能发言，受访者看不到你。</p>
      ) : null}
      <p className={classes['ways']}>
        {pay === undefined ? null : (
          <Link href="/bbs-response" className={classes['way']}>
            <IconCoins size={20} stroke={1.75} aria-hidden />
            {pay}
          </Link>
        )}
        <Link href="/bbs-attachment" className={classes['way']}>
          <IconPhoto size={20} stroke={1.75} aria-hidden />
          {me.identity.role === GroupRole.Respondent ? '我发过的图片和视频' : '全部图片和视频'}
        </Link>
      </p>
      <VisuallyHidden component="h2">全部话题</VisuallyHidden>
      {me.identity.role === GroupRole.Respondent ? (
        <MyTopics isCalled={me.identity.textsAllowed === true} />
      ) : (
        <HostTopics role={me.identity.role} />
      )}
    </div>
  );
}
