import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '@yayan/console-client';
import { Alert, Button, type Fact, FactList, Form, Modal, Textarea } from '@yayan/ui';
import { type ComponentProps, useEffect, useState } from 'react';
import { ReasonChips } from '../act/ReasonChips.tsx';
import { mayDo, useSession } from '../session/session.ts';
import classes from './Reveal.module.css';

const personalReasons = ['会员来电核对身份', '处理工单需要联系会员', '核对兑换的收款账号'];
const SHORTEST = 2;

interface ReasonFormProps {
  title: string;
  reasons: readonly string[];
  isBusy: boolean;
  problem: string | undefined;
  onReason: (reason: string) => void;
}

function ReasonForm({ title, reasons, isBusy, problem, onReason }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const isMissing = reason.trim().length < SHORTEST;
  return (
    <Form
      aria-label={title}
      className={classes['form']}
      onSubmit={() => {
        if (!isMissing && !isBusy) onReason(reason.trim());
      }}
    >
      <p className={classes['text']}>会显示十分钟。谁在什么时候为什么看过，写进操作记录。</p>
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
      <Button type="submit" loading={isBusy} disabled={isMissing}>
        显示十分钟
      </Button>
    </Form>
  );
}

interface RevealProps<Data extends { minutes: number }> {
  /** The facts with masked values. */
  masked: readonly Fact[];
  ask: (reason: string) => Promise<Data>;
  /** The facts with all of them. */
  facts: (data: Data) => readonly Fact[];
  /** By default 「显示个人信息」. */
  title?: string;
  permission?: string;
  /** Reasons that fit often. */
  reasons?: readonly string[];
  /** Whether nothing is masked, so that there is nothing to ask for. */
  isWhole?: boolean;
  look?: ComponentProps<typeof FactList>['look'];
}

/** Masked personal data or secrets. Who may and gives a reason sees them whole for some minutes; nothing of it is stored. */
export function Reveal<Data extends { minutes: number }>(props: RevealProps<Data>) {
  const {
    masked,
    ask,
    facts,
    title = '显示个人信息',
    permission = 'personalData.show',
    reasons = personalReasons,
    isWhole = false,
    look = 'receipt',
  } = props;
  const session = useSession();
  const queries = useQueryClient();
  const [opened, setOpened] = useState(false);
  const [shown, setShown] = useState<Data>();
  const show = useMutation({
    mutationFn: ask,
    gcTime: 0,
    onSuccess: async (data) => {
      setShown(data);
      setOpened(false);
      await queries.invalidateQueries();
    },
  });
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(undefined), shown.minutes * 60_000);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <>
      <FactList facts={shown ? facts(shown) : masked} look={look} />
      {shown ? (
        <Button variant="subtle" size="xs" mt="xs" onClick={() => setShown(undefined)}>
          收起
        </Button>
      ) : !isWhole && mayDo(session, [permission]) ? (
        <Button variant="subtle" size="xs" mt="xs" onClick={() => setOpened(true)}>
          显示完整信息…
        </Button>
      ) : null}
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={title}
        closeButtonProps={{ 'aria-label': '关闭' }}
        keepMounted={false}
      >
        <ReasonForm
          title={title}
          reasons={reasons}
          isBusy={show.isPending}
          problem={show.error ? failureText(show.error) : undefined}
          onReason={(reason) => show.mutate(reason)}
        />
      </Modal>
    </>
  );
}
