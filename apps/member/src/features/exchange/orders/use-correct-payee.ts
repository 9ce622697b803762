import { invalidateAfter } from '@yayan/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { correctOrder, type OrderDetail } from '@yayan/api-client';
import { useSendDestination } from '../../../shell/destination/use-send-destination.ts';

/** Corrects the payee of a failed order and has it issued again, once, like a new order (see `useOrder`). */
export const useCorrectPayee = ({ id, benefit }: OrderDetail, onDone: () => void) => {
  const queries = useQueryClient();
  return useSendDestination({
    purpose: `correct:${id}`,
    target: benefit.target,
    send: (body, key) => correctOrder(id, body, { idempotencyKey: key }),
    done: async () => {
      await invalidateAfter(queries, 'correctOrder');
      onDone();
    },
  });
};
