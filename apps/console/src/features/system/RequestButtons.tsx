import { useQueryClient } from '@tanstack/react-query';
import {
  agreeToRequest,
  failureText,
  type OperatorRequest,
  refuseRequest,
  useTakeRequestBack,
} from '@yayan/console-client';
import { Button, Group } from '@yayan/ui';
import { useState } from 'react';
import { toaster } from '../../shell/session/toaster.ts';
import { type Decision, DecisionDialog } from './DecisionDialog.tsx';

const agree: Decision = {
  title: '同意这个请求',
  label: '同意，现在执行',
  done: '已同意并执行',
  send: (id, reason) => agreeToRequest(id, { reason }),
};

const refuse: Decision = {
  title: '拒绝这个请求',
  label: '拒绝',
  done: '已拒绝',
  isDangerous: true,
  send: (id, reason) => refuseRequest(id, { reason }),
};

function TakeBack({ id }: { id: string }) {
  const queries = useQueryClient();
  const takeBack = useTakeRequestBack({
    mutation: {
      onSuccess: () => toaster.success('已撤回'),
      onError: (error) => toaster.error(failureText(error)),
      onSettled: () => queries.invalidateQueries(),
    },
  });
  return (
    <Button size="xs" variant="default" loading={takeBack.isPending} onClick={() => takeBack.mutate({ id })}>
      撤回
    </Button>
  );
}

/** What I may do with a request: agree or refuse, or take my own back. */
export function RequestButtons({ request }: { request: OperatorRequest }) {
  const [decision, setDecision] = useState<Decision>();
  if (request.isOwn && request.state === 'asked') return <TakeBack id={request.id} />;
  if (!request.mayDecide) return null;
  return (
    <Group gap="xs" wrap="nowrap">
      <Button size="xs" onClick={() => setDecision(agree)}>
        同意…
      </Button>
      <Button size="xs" variant="default" onClick={() => setDecision(refuse)}>
        拒绝…
      </Button>
      <DecisionDialog request={request} decision={decision} onClose={() => setDecision(undefined)} />
    </Group>
  );
}
