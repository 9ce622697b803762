import type { ExchangeInfo, OrderDetail } from '@yayan/api-client';
import { useGetExchangeInfo } from '@yayan/api-client/react';
import { Alert, Button, Form, Skeleton, Stack } from '@yayan/ui';
import { useState } from 'react';
import { DestinationFields } from '../../../shell/destination/DestinationFields.tsx';
import {
  another,
  type DestinationDraft,
  emptyDestination,
} from '../../../shell/destination/destination-draft.ts';
import { isWechatUnbound } from '../../../shell/destination/is-wechat-unbound.ts';
import { BindWechatFirst } from '../../../shell/destination/StepFirst.tsx';
import { useCorrectPayee } from './use-correct-payee.ts';
import { useFocusProblem } from '../../../shell/destination/use-focus-problem.ts';

/** 修改账号后重新发放: for an order whose issue failed (rule 5.8). */
export function CorrectPayee({ order }: { order: OrderDetail }) {
  const info = useGetExchangeInfo();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button onClick={() => setOpen(true)}>
        {order.benefit.target === 'mobile' ? '修改号码，重新发放' : '修改账号，重新发放'}
      </Button>
    );
  if (info.isPending) return <Skeleton height={120} />;
  return <Correction order={order} info={info.data} onDone={() => setOpen(false)} />;
}

interface CorrectionProps {
  order: OrderDetail;
  info: ExchangeInfo | undefined;
  onDone: () => void;
}

function Correction({ order, info, onDone }: CorrectionProps) {
  const channels = order.channel === null ? [] : [order.channel];
  const [draft, setDraft] = useState(() => ({ ...emptyDestination(channels, info), payeeId: another }));
  const correction = useCorrectPayee(order, onDone);
  const fields = useFocusProblem(correction.refused.problems);
  const change = (part: Partial<DestinationDraft>): void => {
    setDraft({ ...draft, ...part });
    correction.changed();
  };
  return (
    <Form aria-label="修改后重新发放" onSubmit={() => void correction.submit(draft)}>
      <Stack gap="sm">
        <Stack ref={fields} gap="sm">
          <DestinationFields
            target={order.benefit.target}
            channels={channels}
            info={info}
            draft={draft}
            problems={correction.refused.problems}
            onChange={change}
          />
        </Stack>
        {correction.refused.message === '' ? null : (
          <Alert color="seal" role="alert">
            {correction.refused.message}
          </Alert>
        )}
        {isWechatUnbound(order.benefit.target, draft, info) ? (
          <BindWechatFirst />
        ) : (
          <Button type="submit" loading={correction.isPending}>
            重新发放
          </Button>
        )}
      </Stack>
    </Form>
  );
}
