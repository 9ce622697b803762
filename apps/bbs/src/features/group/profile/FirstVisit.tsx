import type { GroupMe } from '@yayan/api-client';
import { PageTitle } from '@yayan/ui';
import { useNavigate } from 'react-router';
import classes from './FirstVisit.module.css';
import { ProfileForm, rewardText } from '@yayan/discussion';

/** The first visit: nickname, avatar, rules and consent, before any topic. */
export function FirstVisit({ me }: { me: GroupMe }) {
  const navigate = useNavigate();
  return (
    <div className={classes['root']}>
      <PageTitle
        title={`欢迎来到${me.group.name}`}
        lead="先选一个昵称和头像，大家只会看到它们，不会看到你的姓名和手机号。"
      />
      {me.reward ? <p>{rewardText(me.reward)}</p> : null}
      <ProfileForm
        me={me}
        onSaved={() => void navigate('/topic', { replace: true })}
        submitLabel="同意并进入"
      />
    </div>
  );
}
