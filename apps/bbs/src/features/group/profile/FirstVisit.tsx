import { type GroupMe, GroupRole } from '@yayan/api-client';
import { PageTitle } from '@yayan/ui';
import { useNavigate } from 'react-router';
import classes from './FirstVisit.module.css';
import { ProfileForm, rewardText } from '@yayan/discussion';
import { canLeave, LeaveButton } from '../leaving/LeaveButton.tsx';

const leads: Record<GroupRole, string> = {
  [GroupRole.Respondent]: '先选一个昵称和头像，大家只会看到它们，不会看到你的姓名和手机号。',
  [GroupRole.Host]: '先选一个昵称和头像，受访者会看到它们，看不到你的姓名和手机号。',
  [GroupRole.Observer]: '先选一个昵称和头像，只有主持人和其他观察员看得到，受访者看不到你。',
};

/** The first visit, before any topic: nickname, avatar and rules; for respondents also the consent. */
export function FirstVisit({ me }: { me: GroupMe }) {
  const navigate = useNavigate();
  return (
    <div className={classes['root']}>
      <PageTitle title={`欢迎来到${me.group.name}`} lead={leads[me.identity.role]} />
      {me.reward ? <p>{rewardText(me.reward)}</p> : null}
      <ProfileForm
        me={me}
        onSaved={() => void navigate('/topic', { replace: true })}
        submitLabel={me.identity.role === GroupRole.Respondent ? '同意并进入' : '进入讨论小组'}
      />
      {canLeave(me) ? (
        <div className={classes['leave']}>
          <LeaveButton me={me} label="不同意，退出讨论小组" />
        </div>
      ) : null}
    </div>
  );
}
