import { type GroupMe, GroupRole } from '@yayan/api-client';
import { Button, ColorSchemeSwitch, formatMoment, PageTitle, Avatar, SectionHeading } from '@yayan/ui';
import { useState } from 'react';
import { viewedRespondent } from '../../../shell/client/view-as.ts';
import { toaster } from '../../../shell/client/client.ts';
import { GroupRules, MyProgress, MySharedAttributes, ProfileForm } from '@yayan/discussion';
import { canLeave, LeaveButton } from '../leaving/LeaveButton.tsx';
import { Fellows } from '../people/Fellows.tsx';
import classes from './MyProfile.module.css';
import { roleNames } from './role-names.ts';

/** The signed-in participant's card: nickname, progress, rules and consent. Respondents also see who else takes part. */
export function MyProfile({ me }: { me: GroupMe }) {
  const [editing, setEditing] = useState(false);
  const { identity, group, mobile } = me;
  return (
    <div className={classes['root']}>
      {identity.role === GroupRole.Respondent ? (
        <PageTitle title="受访者" lead={group.name} back={{ href: '/topic', label: '全部话题' }} />
      ) : (
        <SectionHeading title="我的资料" />
      )}
      <section className={classes['card']} aria-label="我在讨论小组里">
        {editing ? (
          <ProfileForm
            me={me}
            submitLabel="保存"
            onCancel={() => setEditing(false)}
            onSaved={() => {
              setEditing(false);
              toaster.success('已保存');
            }}
          />
        ) : (
          <div className={classes['person']}>
            <Avatar name={identity.name} src={identity.avatar} size={64} />
            <div className={classes['names']}>
              <b>{identity.name}</b>
              <span>
                {roleNames[identity.role]} · {mobile}
              </span>
            </div>
            {viewedRespondent === undefined ? (
              <Button variant="light" onClick={() => setEditing(true)}>
                修改资料
              </Button>
            ) : null}
          </div>
        )}
      </section>
      {me.progress ? <MyProgress progress={me.progress} /> : null}
      {identity.role === GroupRole.Respondent ? <Fellows me={me} /> : null}
      {viewedRespondent === undefined ? <MySharedAttributes me={me} /> : null}
      <SectionHeading title="界面颜色" />
      <ColorSchemeSwitch />
      <SectionHeading title="讨论规则" />
      <GroupRules rules={group.rules} />
      {identity.role === GroupRole.Respondent ? <MyConsent me={me} /> : null}
      {canLeave(me) ? (
        <>
          <SectionHeading title="退出小组" />
          <p className={classes['note']}>不想继续时可以退出。退出前会说明什么保留、什么删除。</p>
          <div>
            <LeaveButton me={me} label="退出讨论小组" />
          </div>
        </>
      ) : null}
    </div>
  );
}

function MyConsent({ me: { group, consentedAt } }: { me: GroupMe }) {
  return (
    <>
      <SectionHeading title="知情同意书" />
      <p className={classes['consent']}>{group.consent.text}</p>
      {consentedAt ? (
        <p className={classes['note']}>
          你在 {formatMoment(consentedAt)} 同意了第 {group.consent.version} 版
        </p>
      ) : null}
    </>
  );
}
