import { IconSettings } from '@tabler/icons-react';
import { useListMessages, useListUnreadNotices } from '@yayan/api-client/react';
import { Button, PageTitle, SegmentedControl, VisuallyHidden } from '@yayan/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { MessageList } from './MessageList.tsx';
import classes from './MessagePage.module.css';
import { MessageSettings } from './MessageSettings.tsx';
import { NoticeTab } from './NoticeTab.tsx';

/** The name of a tab, with a dot while something in it is unread. */
const tab = (value: string, name: string, unread = 0) => ({
  value,
  label: (
    <span className={classes['tab']}>
      {name}
      {unread > 0 ? (
        <>
          <span className={classes['dot']} aria-hidden="true" />
          <VisuallyHidden>，有未读</VisuallyHidden>
        </>
      ) : null}
    </span>
  ),
});

/** 消息中心: messages to the member by day, and notices to everyone. `?tab=notices` opens the notices. */
export default function MessagePage() {
  const [search, setSearch] = useSearchParams();
  const [isSetting, setSetting] = useState(false);
  const isNotices = search.get('tab') === 'notices';
  const messages = useListMessages({ limit: 1 });
  const notices = useListUnreadNotices({ all: true, limit: 1 });
  return (
    <div className={classes['root']}>
      <PageTitle
        title="消息中心"
        actions={
          <Button
            variant="subtle"
            mih={44}
            className={classes['settings'] ?? ''}
            leftSection={<IconSettings size={20} stroke={1.75} aria-hidden />}
            onClick={() => setSetting(true)}
          >
            提醒设置
          </Button>
        }
      />
      <SegmentedControl
        aria-label="消息和公告"
        className={classes['tabs']}
        data={[tab('messages', '消息', messages.data?.unread), tab('notices', '公告', notices.data?.unread)]}
        value={isNotices ? 'notices' : 'messages'}
        onChange={(name) => setSearch(name === 'notices' ? { tab: name } : {}, { replace: true })}
      />
      {isNotices ? <NoticeTab /> : <MessageList />}
      <MessageSettings opened={isSetting} onClose={() => setSetting(false)} />
    </div>
  );
}
