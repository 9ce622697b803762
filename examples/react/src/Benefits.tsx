import { useQueryClient } from '@tanstack/react-query';
import { type CallError, newIdempotencyKey } from '@yayan/api-client';
import { invalidateAfter, useListBenefits, usePlaceOrder } from '@yayan/api-client/react';
import { type JSX, useRef } from 'react';

/** The text for the user. The compiler knows the reasons of this call, and the data of each. */
const explain = (error: CallError<'placeOrder'>): string => {
  switch (error.reason) {
    case 'ORDER_FORM_INVALID':
      return error.data.problems.map(({ message }) => message).join('，');
    case 'PRICE_CHANGED':
      return '价格变了，请再看一眼';
    default:
      return error.msg || '网络开小差了，请稍后再试';
  }
};

/** The benefits that coins can be exchanged for. */
export const Benefits = (): JSX.Element => {
  const queries = useQueryClient();
  const { data } = useListBenefits({ limit: 20 });
  // One key for one intention: pressing again after a lost answer sends the same key, and never orders twice.
  const keys = useRef(new Map<string, string>());
  const place = usePlaceOrder({
    mutation: {
      onSuccess: (_, { id }) => {
        keys.current.delete(id);
        return invalidateAfter(queries, 'placeOrder');
      },
      onError: ({ kind }, { id }) => {
        if (kind !== 'network') keys.current.delete(id);
      },
    },
  });
  const order = (id: string, total: number): void => {
    const key = keys.current.get(id) ?? newIdempotencyKey();
    keys.current.set(id, key);
    place.mutate({ id, data: { quantity: 1, total }, idempotencyKey: key });
  };
  return (
    <section aria-label="福利">
      <ul>
        {data?.items.map(({ id, title, price }) => (
          <li key={id}>
            {title}，{price} 金币
            <button type="button" disabled={place.isPending} onClick={() => order(id, price)}>
              兑换{title}
            </button>
          </li>
        ))}
      </ul>
      {place.error ? <p role="alert">{explain(place.error)}</p> : null}
    </section>
  );
};
