import { useQueryClient } from '@tanstack/react-query';
import { invalidateAfter, useListOrders, useRevokeOrder } from '@yayan/api-client/react';
import type { JSX } from 'react';

/** The orders. An order that isn't sent yet can be revoked. */
export const Orders = (): JSX.Element => {
  const queries = useQueryClient();
  const { data } = useListOrders({ limit: 20 });
  const revoke = useRevokeOrder({ mutation: { onSuccess: () => invalidateAfter(queries, 'revokeOrder') } });
  const takeBack = (id: string): void => revoke.mutate({ id });
  return (
    <section aria-label="订单">
      <ul>
        {data?.items.map(({ id, benefit, state, revocable }) => (
          <li key={id}>
            {benefit.title}
            {state === 3 ? '，已取消' : null}
            {revocable ? (
              <button type="button" disabled={revoke.isPending} onClick={() => takeBack(id)}>
                取消{benefit.title}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {revoke.error ? <p role="alert">{revoke.error.msg || '网络开小差了，请稍后再试'}</p> : null}
    </section>
  );
};
