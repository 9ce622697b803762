import type { MessagePreference } from '@yayan/api-client';
import {
  getGetMessagePreferencesQueryKey,
  useGetAccount,
  useGetMessagePreferences,
  useSetMessagePreference,
} from '@yayan/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { failureText, QueryView } from '@yayan/site';
import { Link, Sheet, SkeletonLedger, Switch } from '@yayan/ui';
import { messageKinds } from './message-kinds.ts';
import { SmsSettings } from './SmsSettings.tsx';
import classes from './MessagePage.module.css';

/** 提醒设置: which kinds of message also go out by mail, and which text messages are sent (rules 7.7 and 7.25). */
export function MessageSettings({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  // The sheet draws its content after the hook has run. Render also for a failure that comes before that.
  const query = useGetMessagePreferences({ query: { enabled: opened, notifyOnChangeProps: 'all' } });
  const email = useGetAccount().data?.email ?? null;
  return (
    <Sheet opened={opened} onClose={onClose} title="提醒设置">
      <div className={classes['settings']}>
        <h3>邮件</h3>
        <p>站内消息都会收到。下面决定哪些同时发到邮箱；金币、兑换和账号安全不能关闭。</p>
        {email === null ? (
          <p>
            你还没有设置邮箱，<Link href="/home/user?edit=email">去设置</Link>
          </p>
        ) : (
          <p>发送到 {email}</p>
        )}
        <QueryView query={query} skeleton={<SkeletonLedger rows={4} />}>
          {({ items }) => (
            <div className={classes['switches']}>
              {items.map((item) => (
                <KindSwitch key={item.kind} item={item} />
              ))}
            </div>
          )}
        </QueryView>
        <SmsSettings opened={opened} />
      </div>
    </Sheet>
  );
}

function KindSwitch({ item: { kind, mail, locked } }: { item: MessagePreference }) {
  const queries = useQueryClient();
  const change = useSetMessagePreference({
    mutation: {
      onSuccess: (known) => queries.setQueryData(getGetMessagePreferencesQueryKey(), known),
    },
  });
  return (
    <Switch
      label={messageKinds[kind].name}
      description={locked ? '一直发送' : undefined}
      disabled={locked}
      error={change.isError ? failureText(change.error) : undefined}
      checked={change.isPending ? change.variables.data.mail : mail}
      onChange={(event) => {
        // A disabled switch would lose the focus.
        if (!change.isPending) change.mutate({ data: { kind, mail: event.currentTarget.checked } });
      }}
    />
  );
}
