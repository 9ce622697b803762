import type { Group, GroupMe } from '@yayan/api-client';
import { useGetGroup } from '@yayan/api-client/react';
import {
  GroupRules,
  MySharedAttributes,
  payText,
  ProfileForm,
  rewardText,
  scheduleText,
} from '@yayan/discussion';
import { isRefusal } from '@yayan/auth';
import { QueryView } from '@yayan/site';
import { ButtonLink, PageTitle, SectionHeading, SkeletonDetail } from '@yayan/ui';
import { useNavigate, useParams } from 'react-router';
import { ClosedDoor } from './ClosedDoor.tsx';
import { FailedPage } from '../../shell/notices/FailedPage.tsx';
import { GroupPlace } from './GroupPlace.tsx';
import classes from './Topic.module.css';

/** The invitation to a group: what it is about, until when, its rules and pay; on the first visit also the consent. */
export default function JoinGroupPage() {
  const { id: hash = '' } = useParams();
  const group = useGetGroup(hash, { request: { quiet: true } });
  const isNotOpen = isRefusal(group.error, 'GROUP_NOT_OPEN', 10014);
  return (
    <QueryView
      query={group}
      skeleton={<SkeletonDetail />}
      notFound={<ClosedDoor title="没有找到这个讨论小组" />}
      failed={
        isNotOpen ? (
          <ClosedDoor title="讨论小组当前未开放" />
        ) : (
          <FailedPage query={group} title="加入讨论" back={{ href: '/topic', label: '我的讨论' }} />
        )
      }
    >
      {(invitation) => (
        <div className={classes['root']}>
          <PageTitle
            title={invitation.name}
            lead={invitation.intro}
            back={{ href: '/topic', label: '我的讨论' }}
          />
          <p className={classes['dim']}>{scheduleText(invitation.schedule)}</p>
          <GroupPlace key={hash} hash={hash} isPart>
            {(me) => <Joining me={me} group={invitation} />}
          </GroupPlace>
        </div>
      )}
    </QueryView>
  );
}

function Joining({ me, group }: { me: GroupMe; group: Group }) {
  const navigate = useNavigate();
  const topics = `/topic/list/${group.hash}`;
  const pay = payText(me);
  if (me.identity.firstVisit)
    return (
      <>
        {me.reward ? <p>{rewardText(me.reward)}</p> : null}
        <p>先选一个昵称和头像，大家只会看到它们，不会看到你的姓名和手机号。</p>
        <ProfileForm
          me={me}
          submitLabel="同意并进入"
          onSaved={() => void navigate(topics, { replace: true })}
        />
      </>
    );
  return (
    <div className={classes['root']}>
      {pay === undefined ? null : <p>{pay}</p>}
      <ButtonLink href={topics} size="lg">
        进入讨论
      </ButtonLink>
      <SectionHeading title="讨论规则" />
      <GroupRules rules={group.rules} />
      <MySharedAttributes me={me} />
    </div>
  );
}
