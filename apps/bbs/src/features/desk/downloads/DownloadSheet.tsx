import {
  downloadMemberTable,
  downloadResponseAttachments,
  downloadResponseTable,
  GroupIdentityMode,
  type ListHostResponsesParams,
} from '@yayan/api-client';
import { getListGroupDownloadsQueryKey } from '@yayan/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { saveFile, useAction } from '@yayan/site';
import { Alert, Button, Form, formatCount, Radio, Sheet } from '@yayan/ui';
import { useState } from 'react';
import { plainFilter } from '../filter/plain-filter.ts';
import { DownloadLog } from './DownloadLog.tsx';
import classes from './DownloadSheet.module.css';

interface DownloadSheetProps {
  opened: boolean;
  onClose: () => void;
  /** The filter of the list. */
  params: ListHostResponsesParams;
  total: number;
  isHost: boolean;
}

const tables = {
  responses: { label: '回答明细：一行一条回答', name: '回答明细', load: downloadResponseTable },
  people: { label: '按人汇总：一行一位受访者，一列一个问题', name: '按人汇总', load: downloadMemberTable },
  files: { label: '附件：图片、视频和文件的压缩包', name: '附件', load: downloadResponseAttachments },
} as const;

const identities = [
  { value: GroupIdentityMode.Nickname, label: '昵称' },
  { value: GroupIdentityMode.Code, label: '代号：本组内固定，别的组对不上' },
  { value: GroupIdentityMode.MemberCode, label: '会员编号' },
];

/** Downloads the answers of the desk as a spreadsheet; hosts also see earlier downloads. */
export function DownloadSheet({ opened, onClose, params, total, isHost }: DownloadSheetProps) {
  const client = useQueryClient();
  const [table, setTable] = useState<keyof typeof tables>('responses');
  const [identity, setIdentity] = useState<GroupIdentityMode>(
    isHost ? GroupIdentityMode.Nickname : GroupIdentityMode.Code,
  );
  const {
    run: download,
    isPending,
    failure,
  } = useAction(async () => {
    const { load, name } = tables[table];
    saveFile(
      await load({ ...plainFilter(params), identity }),
      `${name}.${table === 'files' ? 'zip' : 'xlsx'}`,
    );
    await client.invalidateQueries({ queryKey: getListGroupDownloadsQueryKey() });
  });
  return (
    <Sheet opened={opened} onClose={onClose} title="下载回答">
      <Form className={classes['root']} onSubmit={() => download()}>
        <p className={classes['text']}>
          按现在的筛选下载，{formatCount(total)} 条。不含已删除的回答，也没有手机号和姓名。
        </p>
        <Radio.Group
          label="内容"
          value={table}
          onChange={(value) => setTable(value === 'people' || value === 'files' ? value : 'responses')}
        >
          <div className={classes['choices']}>
            <Radio value="responses" label={tables.responses.label} />
            <Radio value="people" label={tables.people.label} />
            <Radio value="files" label={tables.files.label} />
          </div>
        </Radio.Group>
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
        <Button type="submit" loading={isPending}>
          下载
        </Button>
      </Form>
      {isHost && opened ? <DownloadLog /> : null}
    </Sheet>
  );
}
