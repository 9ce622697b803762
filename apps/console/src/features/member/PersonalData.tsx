import { failureText, type OperatorMember, useShowPersonalData } from '@yayan/console-client';
import { Alert, Button, type Fact, FactList, Form, Modal, Textarea } from '@yayan/ui';
import { useEffect, useState } from 'react';
import { ReasonChips } from '../../shell/act/ReasonChips.tsx';
import { mayDo, useSession } from '../../shell/session/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import classes from './PersonalData.module.css';

const reasons = ['会员来电核对身份', '处理工单需要联系会员', '核对兑换的收款账号'];

interface Shown {
  mobile: string;
  email: string | null;
  /** How long they may be shown. */
  minutes: number;
}

interface ReasonFormProps {
  isBusy: boolean;
  problem: string | undefined;
  onReason: (reason: string) => void;
}

function ReasonForm({ isBusy, problem, onReason }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  return (
    <Form
      aria-label="查看个人信息"
      className={classes['form']}
      onSubmit={() => {
        if (reason.trim().length >= 2 && !isBusy) onReason(reason.trim());
      }}
    >
      <p className={classes['text']}>
        完整的手机号和邮箱会显示十分钟。谁在什么时候为什么看过，写进操作记录。
      </p>
      <div>
        <Textarea
          label="原因"
          required
          maxLength={200}
          autosize
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <ReasonChips reasons={reasons} onChoose={setReason} />
      </div>
      {problem ? (
        <Alert color="seal" role="alert">
          {problem}
        </Alert>
      ) : null}
      <Button type="submit" loading={isBusy} disabled={reason.trim().length < 2}>
        显示十分钟
      </Button>
    </Form>
  );
}

/** Mobile and mail address, masked. Who may and gives a reason sees them for ten minutes; nothing of it is stored. */
export function PersonalData({ member }: { member: OperatorMember }) {
  const session = useSession();
  const queries = useQueryClient();
  const [opened, setOpened] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const show = useShowPersonalData({
    mutation: {
      gcTime: 0,
      onSuccess: async (data) => {
        setShown(data);
        setOpened(false);
        await queries.invalidateQueries();
      },
    },
  });
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(undefined), shown.minutes * 60_000);
    return () => clearTimeout(timer);
  }, [shown]);
  const facts: Fact[] = [
    ['手机号', shown?.mobile ?? member.mobile],
    ['邮箱', (shown ?? member).email ?? '没有填'],
  ];
  return (
    <>
      <FactList facts={facts} look="receipt" />
      {shown ? (
        <Button variant="subtle" size="xs" onClick={() => setShown(undefined)}>
          收起
        </Button>
      ) : mayDo(session, ['personalData.show']) ? (
        <Button variant="subtle" size="xs" onClick={() => setOpened(true)}>
          显示完整信息…
        </Button>
      ) : null}
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title="显示个人信息"
        closeButtonProps={{ 'aria-label': '关闭' }}
        keepMounted={false}
      >
        <ReasonForm
          isBusy={show.isPending}
          problem={show.error ? failureText(show.error) : undefined}
          onReason={(reason) => show.mutate({ id: member.id, data: { reason } })}
        />
      </Modal>
    </>
  );
}
