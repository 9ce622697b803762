import { useQueryClient } from '@tanstack/react-query';
import { SmsKind, type SmsPreference } from '@yayan/api-client';
import {
  getGetSmsPreferencesQueryKey,
  useGetAccount,
  useGetSmsPreferences,
  useSetSmsPreference,
} from '@yayan/api-client/react';
import { failureText, QueryView } from '@yayan/site';
import { formatMoment, SkeletonLedger, Switch } from '@yayan/ui';
import classes from './MessagePage.module.css';

const texts: Record<SmsKind, { name: string; when: string }> = {
  code: { name: '验证码', when: '登录、改密码等操作时由你自己要求发送，不能关闭' },
  groupInvitation: { name: '小组邀请', when: '有小组邀请你参加' },
  groupOpening: { name: '小组开放', when: '你被邀请的小组，或其中的新话题开放了' },
  groupQuestion: { name: '主持人追问', when: '主持人有必须回答的问题' },
  groupReminder: { name: '小组截止提醒', when: '还有题没答，快截止了' },
  keptReward: { name: '为你保留的金币', when: '小组的金币等你领取' },
};

/** Which kinds of text message are sent (rule 7.25). */
export function SmsSettings({ opened }: { opened: boolean }) {
  // The sheet draws its content after the hook has run. Render also for a failure that comes before that.
  const query = useGetSmsPreferences({ query: { enabled: opened, notifyOnChangeProps: 'all' } });
  const mobile = useGetAccount().data?.mobile;
  return (
    <section className={classes['settings']} aria-labelledby="sms-settings">
      <h3 id="sms-settings">短信</h3>
      <p>
        {mobile === undefined ? '' : `发送到 ${mobile}。`}
        小组短信还要你在小组里同意才会发。关闭立即生效，正在排队的也不再发送。
      </p>
      <QueryView query={query} skeleton={<SkeletonLedger rows={4} />}>
        {({ items }) => (
          <div className={classes['switches']}>
            {items.map((item) => (
              <SmsSwitch key={item.kind} item={item} />
            ))}
          </div>
        )}
      </QueryView>
    </section>
  );
}

function SmsSwitch({ item: { kind, on, locked, changedAt } }: { item: SmsPreference }) {
  const queries = useQueryClient();
  const change = useSetSmsPreference({
    mutation: {
      onSuccess: (known) => queries.setQueryData(getGetSmsPreferencesQueryKey(), known),
    },
  });
  const { name, when } = texts[kind];
  const changed = changedAt === null ? '' : ` · ${formatMoment(changedAt)} ${on ? '开启' : '关闭'}`;
  return (
    <Switch
      label={name}
      description={`${when}${changed}`}
      disabled={locked}
      error={change.isError ? failureText(change.error) : undefined}
      checked={change.isPending ? change.variables.data.on : on}
      onChange={(event) => {
        // A disabled switch would lose the focus.
        if (!change.isPending) change.mutate({ data: { kind, on: event.currentTarget.checked } });
      }}
    />
  );
}
