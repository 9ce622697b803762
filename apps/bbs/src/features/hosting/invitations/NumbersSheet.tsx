import { addInvitations, GroupInvitationFaultWhy, GroupRole, type NewInvitations } from '@yayan/api-client';
import { Alert, Button, Checkbox, FileButton, NativeSelect, Sheet, Textarea } from '@yayan/ui';
import { useMemo, useState } from 'react';
import { toaster } from '../../../shell/client/client.ts';
import { FaultList } from './FaultList.tsx';
import shared from '../frame/HostingCard.module.css';
import classes from './Invitations.module.css';
import { linesWithMore, numbersOfFile } from './numbers-of-file.ts';
import { TagSelect } from './TagSelect.tsx';
import { usePeopleChange } from './use-people-change.ts';

const roles = [
  { value: String(GroupRole.Respondent), label: '受访者' },
  { value: String(GroupRole.Host), label: '主持人' },
  { value: String(GroupRole.Observer), label: '观察员（只看，不发言）' },
];
const roleOf = (value: string): GroupRole =>
  Object.values(GroupRole).find((role) => String(role) === value) ?? GroupRole.Respondent;

/** The server's limit, in characters. 5,000 numbers are far below it. */
const mostText = 200_000;
/** The read limit of a file, in bytes: 5,000 lines with many columns are below it. */
const mostBytes = 8_000_000;
const tooLarge = '文件太大，一次最多 5,000 个号码';

/** Invites people by numbers: typed, pasted, or from a file. The check lists each wrong line before anything is stored. */
export function NumbersSheet({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  return (
    <Sheet opened onClose={onClose} title="按手机号邀请">
      <NumbersForm groupId={groupId} onDone={onClose} />
    </Sheet>
  );
}

function NumbersForm({ groupId, onDone }: { groupId: string; onDone: () => void }) {
  const [numbers, setNumbers] = useState('');
  const [role, setRole] = useState<GroupRole>(GroupRole.Respondent);
  const [tagId, setTagId] = useState<string | null>(null);
  const [byText, setByText] = useState(false);
  const [again, setAgain] = useState(false);
  const check = usePeopleChange(groupId, (body: NewInvitations) => addInvitations(groupId, body));
  const add = usePeopleChange(groupId, (body: NewInvitations) => addInvitations(groupId, body));
  const outcome = check.data;
  const crowded = useMemo(() => linesWithMore(numbers), [numbers]);
  const write = (text: string): void => {
    setNumbers(text);
    setAgain(false);
    check.reset();
  };
  const body = {
    numbers,
    role,
    tagId: role === GroupRole.Respondent ? tagId : null,
    byText,
    ...(again && { again }),
  };
  const read = (file: File | null): void => {
    if (file === null) return;
    if (file.size > mostBytes) return void toaster.warning(tooLarge);
    void file.text().then((text) => {
      const found = numbersOfFile(text);
      if (found.length > mostText) toaster.warning(tooLarge);
      else write(found);
    });
  };
  return (
    <div className={classes['form']}>
      <Textarea
        label="手机号"
        description="每行一个，最多 5,000 个；表格只读第一列"
        placeholder={'13800138000\n13900139000'}
        autosize
        minRows={5}
        maxRows={12}
        maxLength={mostText}
        inputMode="numeric"
        data-autofocus
        value={numbers}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {crowded.length > 0 ? (
        <Alert color="gold">
          {`第 ${crowded.slice(0, 5).join('、')}${crowded.length > 5 ? ' …' : ''} 行不止一个号码，只会读第一个。请每行写一个。`}
        </Alert>
      ) : null}
      <FileButton accept=".txt,.csv,text/plain,text/csv" onChange={read}>
        {(props) => (
          <Button variant="default" size="sm" className={shared['start'] ?? ''} {...props}>
            从文件读取
          </Button>
        )}
      </FileButton>
      <NativeSelect
        label="身份"
        data={roles}
        value={String(role)}
        onChange={(event) => {
          setRole(roleOf(event.currentTarget.value));
          check.reset();
        }}
      />
      {role === GroupRole.Respondent ? (
        <TagSelect
          groupId={groupId}
          value={tagId}
          onChange={(id) => {
            setTagId(id);
            check.reset();
          }}
        />
      ) : null}
      <Checkbox
        label="没有芽言账号的人，用短信通知"
        description="勾选表示这些人同意接收短信。每个号码每天最多 3 条；不勾选的话，请把讨论小组链接发给他们。"
        checked={byText}
        onChange={(event) => setByText(event.currentTarget.checked)}
      />
      {outcome ? (
        <section aria-label="检查结果" className={classes['result']}>
          <output>
            可以邀请 <b>{outcome.invited}</b> 人
            {outcome.faultCount > 0 ? `，${outcome.faultCount} 行有问题，不会邀请` : ''}
          </output>
          <FaultList outcome={outcome} />
        </section>
      ) : null}
      {again || outcome?.faults.some(({ why }) => why === GroupInvitationFaultWhy.Left) ? (
        <Checkbox
          label="也重新邀请自己退出的人"
          description="他们退出时不想再收到这个小组的消息，请先确认他们愿意回来。"
          checked={again}
          onChange={({ currentTarget: { checked } }) => {
            setAgain(checked);
            check.mutate({ ...body, again: checked, dryRun: true });
          }}
        />
      ) : null}
      {outcome && outcome.invited > 0 ? (
        <Button
          loading={add.isPending}
          onClick={() =>
            add.mutate(
              { ...body, dryRun: false },
              {
                onSuccess: ({ invited }) => {
                  toaster.success(`已邀请 ${invited} 人`);
                  onDone();
                },
              },
            )
          }
        >
          邀请这 {outcome.invited} 人
        </Button>
      ) : (
        <Button
          disabled={numbers.trim() === ''}
          loading={check.isPending}
          onClick={() => check.mutate({ ...body, dryRun: true })}
        >
          检查号码
        </Button>
      )}
    </div>
  );
}
