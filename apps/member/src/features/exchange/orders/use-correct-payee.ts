import { useQueryClient } from '@tanstack/react-query';
import { correctOrder, type OrderCorrection, type OrderDetail } from '@yayan/api-client';
import { newIdempotencyKey } from '@yayan/auth';
import { useRef, useState } from 'react';
import { encryptField } from '../../../shell/client/encrypt-field.ts';
import { forgetExchanged } from '../checkout/invalidate-after-exchange.ts';
import { destinationProblems, type OrderDraft, toCorrection } from '../checkout/order-draft.ts';
import { isDecided, notRefused, readRefused, type Refused } from '../checkout/order-refusal.ts';

/**
 * Corrects where a failed order goes and has it issued again. One corrected form is one intention: repeated after a lost
 * answer it goes out as the very same body under the same key (decisions §1).
 */
export const useCorrection = (order: OrderDetail, draft: OrderDraft, onDone: () => void) => {
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused>(notRefused);
  const intention = useRef<{ key: string; body: OrderCorrection }>(undefined);
  const { target } = order.benefit;

  const send = async (): Promise<void> => {
    const problems = destinationProblems(draft, target);
    if (problems.length > 0) return setRefused({ problems, message: '' });
    if (isSending) return;
    setSending(true);
    setRefused(notRefused);
    try {
      intention.current ??= {
        key: newIdempotencyKey(),
        body: await toCorrection(draft, target, encryptField),
      };
      const { key, body } = intention.current;
      await correctOrder(order.id, body, { 'Idempotency-Key': key });
      intention.current = undefined;
      await forgetExchanged(queries);
      onDone();
    } catch (error) {
      setRefused(readRefused(error));
      if (isDecided(error)) intention.current = undefined;
    } finally {
      setSending(false);
    }
  };

  /** The form changed: what was sent no longer stands. */
  const changed = (): void => {
    intention.current = undefined;
    setRefused(notRefused);
  };

  return { isSending, refused, send, changed };
};
