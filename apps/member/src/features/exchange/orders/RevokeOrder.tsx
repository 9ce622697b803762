import { useQueryClient } from '@tanstack/react-query';
import { useRevokeOrder, invalidateAfter } from '@yayan/api-client/react';
import { newIdempotencyKey } from '@yayan/auth';
import { failureText } from '@yayan/site';
import { Alert, Button, ConfirmDialog } from '@yayan/ui';
import { useState } from 'react';

/** Revokes an order that is not issued yet, after a confirmation. */
export function RevokeOrder({ orderId }: { orderId: string }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  // One key for this order: once revoked, it can't be revoked again.
  const [key] = useState(newIdempotencyKey);
  const revoke = useRevokeOrder({
    mutation: {
      onSuccess: async () => {
        await invalidateAfter(queries, 'revokeOrder');
        setAsking(false);
      },
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        撤销兑换
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="撤销后金币会退回"
        confirmLabel="确认撤销"
        danger
        pending={revoke.isPending}
        onConfirm={() => {
          if (!revoke.isPending) revoke.mutate({ id: orderId, idempotencyKey: key });
        }}
        onClose={() => setAsking(false)}
      >
        这笔兑换会取消，之后想要可以重新兑换。
        {revoke.isError ? (
          <Alert color="seal" role="alert">
            {failureText(revoke.error, '没有撤销成功')}
          </Alert>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
