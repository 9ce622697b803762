import { IconSettings } from '@tabler/icons-react';
import { Button, PageTitle, SegmentedControl } from '@yayan/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { MessageList } from './MessageList.tsx';
import classes from './MessagePage.module.css';
import { MessageSettings } from './MessageSettings.tsx';
import { NoticeTab } from './NoticeTab.tsx';

const tabs = [
  { value: 'messages', label: '消息' },
  { value: 'notices', label: '公告' },
] as const;

/** 消息中心: messages to the member by day, and notices to everyone. `?tab=notices` opens the notices. */
export default function MessagePage() {
  const [search, setSearch] = useSearchParams();
  const [isSetting, setSetting] = useState(false);
  const isNotices = search.get('tab') === 'notices';
  return (
    <div className={classes['root']}>
      <PageTitle
        title="消息中心"
        actions={
          <Button
            variant="subtle"
            mih={44}
            leftSection={<IconSettings size={20} stroke={1.75} aria-hidden />}
            onClick={() => setSetting(true)}
          >
            提醒设置
          </Button>
        }
      />
      <SegmentedControl
        aria-label="消息还是公告"
        className={classes['tabs']}
        data={[...tabs]}
        value={isNotices ? 'notices' : 'messages'}
        onChange={(tab) => setSearch(tab === 'notices' ? { tab } : {}, { replace: true })}
      />
      {isNotices ? <NoticeTab /> : <MessageList />}
      <MessageSettings opened={isSetting} onClose={() => setSetting(false)} />
    </div>
  );
}
