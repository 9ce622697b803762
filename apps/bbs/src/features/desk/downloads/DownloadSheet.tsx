import { GroupIdentityMode, type ListHostResponsesParams } from '@yayan/api-client';
import { getListGroupDownloadsQueryKey, useListResponseTopics } from '@yayan/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { saveFile, useAction } from '@yayan/site';
import { Alert, Button, Form, formatCount, NativeSelect, Radio, Sheet } from '@yayan/ui';
import { useState } from 'react';
import { downloadKinds, isDownloadKind, loadDownload, type DownloadKind } from './download-kinds.ts';
import { DownloadLog } from './DownloadLog.tsx';
import classes from './DownloadSheet.module.css';

interface DownloadSheetProps {
  opened: boolean;
  onClose: () => void;
  /** The filter of the list. */
  params: ListHostResponsesParams;
  total: number;
  groupName: string;
  isHost: boolean;
}

const identities = [
  { value: GroupIdentityMode.Nickname, label: '昵称' },
  { value: GroupIdentityMode.Code, label: '代号：本组内固定，别的组对不上' },
  { value: GroupIdentityMode.MemberCode, label: '会员编号' },
];

/** What a download holds, in a sentence above the choices. */
const holds = (kind: DownloadKind, total: number): string =>
  downloadKinds[kind].filtered
    ? `按现在的筛选下载，${formatCount(total)} 条。不含已删除的回答，也没有手机号和姓名。`
    : '不按筛选。不含已删除的回答，也没有手机号和姓名。';

/** Downloads what the group wrote, and its people; hosts also see earlier downloads. */
export function DownloadSheet({ opened, onClose, params, total, groupName, isHost }: DownloadSheetProps) {
  const client = useQueryClient();
  const [kind, setKind] = useState<DownloadKind>('responses');
  const topics = useListResponseTopics({ query: { enabled: opened } }).data?.items ?? [];
  const [chosenTopic, setTopic] = useState<string | undefined>();
  const topicId = chosenTopic ?? params.topicId ?? topics[0]?.id;
  const [identity, setIdentity] = useState<GroupIdentityMode>(
    isHost ? GroupIdentityMode.Nickname : GroupIdentityMode.Code,
  );
  /** The file that was saved last, because its name says only when (rule 6.62). */
  const [saved, setSaved] = useState<{ name: string; holds: string }>();
  const {
    run: download,
    isPending,
    failure,
  } = useAction(async () => {
    setSaved(undefined);
    const { name, ends, filtered } = downloadKinds[kind];
    const file = await loadDownload(kind, { params, identity, topicId });
    const usual = `${name}.${ends}`;
    saveFile(file, usual);
    const topic = kind === 'transcript' ? topics.find(({ id }) => id === topicId)?.title : undefined;
    const parts = [groupName, name, topic, filtered ? `${formatCount(total)} 条回答` : undefined];
    setSaved({ name: file instanceof File ? file.name : usual, holds: parts.filter(Boolean).join('，') });
    await client.invalidateQueries({ queryKey: getListGroupDownloadsQueryKey() });
  });
  return (
    <Sheet opened={opened} onClose={onClose} title="下载回答">
      <Form className={classes['root']} onSubmit={() => download()}>
        <p className={classes['text']}>{holds(kind, total)}</p>
        <Radio.Group
          label="内容"
          value={kind}
          onChange={(value) => setKind(isDownloadKind(value) ? value : 'responses')}
        >
          <div className={classes['choices']}>
            {Object.entries(downloadKinds).map(([value, { label }]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </div>
        </Radio.Group>
        {kind === 'transcript' ? (
          <NativeSelect
            label="哪个话题"
            data={topics.map(({ id, title }) => ({ value: id, label: title }))}
            value={topicId ?? ''}
            onChange={({ currentTarget }) => setTopic(currentTarget.value)}
          />
        ) : null}
        <Radio.Group
          label="怎么称呼受访者"
          value={identity}
          onChange={(value) =>
            setIdentity(identities.find((one) => one.value === value)?.value ?? GroupIdentityMode.Code)
          }
        >
          <div className={classes['choices']}>
            {identities
              .filter(({ value }) => isHost || value !== GroupIdentityMode.MemberCode)
              .map(({ value, label }) => (
                <Radio key={value} value={value} label={label} />
              ))}
          </div>
        </Radio.Group>
        {failure === undefined ? null : (
          <Alert color="seal" role="alert">
            {failure}
          </Alert>
        )}
        <Button type="submit" loading={isPending} disabled={kind === 'transcript' && topicId === undefined}>
          下载
        </Button>
        <output className={classes['saved']}>
          {saved === undefined ? null : (
            <>
              已存为 <b>{saved.name}</b>：{saved.holds}
            </>
          )}
        </output>
      </Form>
      {isHost && opened ? <DownloadLog groupName={groupName} /> : null}
    </Sheet>
  );
}
