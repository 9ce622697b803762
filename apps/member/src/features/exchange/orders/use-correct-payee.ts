import { invalidateAfter } from '@yayan/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { correctOrder, type OrderDetail } from '@yayan/api-client';
import { noteShown, retryWithFreshKey } from '@yayan/site';
import { useState } from 'react';
import { encryptField } from '../../../shell/client/encrypt-field.ts';
import { beginIntention, endIntention } from '../../../shell/client/intention.ts';
import {
  type DestinationDraft,
  destinationProblems,
  toDestination,
} from '../../../shell/destination/destination-draft.ts';
import { nameCorrection } from '../checkout/order-intention.ts';
import {
  isDecided,
  notRefused,
  readRefused,
  type Refused,
} from '../../../shell/destination/order-refusal.ts';

/**
 * Corrects where a failed order goes and has it issued again. A corrected form is an intention that the browser keeps until
 * the server has decided it, like a new order (see `useOrder`).
 */
export const useCorrectPayee = (order: OrderDetail, draft: DestinationDraft, onDone: () => void) => {
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused>(notRefused);
  const { target } = order.benefit;

  const correct = async (freshKey: boolean): Promise<void> => {
    const name = await nameCorrection(order, draft);
    const encrypt = (text: string) => encryptField(text, { freshKey });
    const { key, body } = await beginIntention(name, () => toDestination(draft, target, encrypt));
    try {
      await correctOrder(order.id, body, { 'Idempotency-Key': key });
      await endIntention(name, key);
    } catch (error) {
      noteShown(error);
      if (isDecided(error)) await endIntention(name, key);
      throw error;
    }
  };

  const send = async (): Promise<void> => {
    const problems = destinationProblems(draft, target);
    if (problems.length > 0) return setRefused({ problems, message: '' });
    if (isSending) return;
    setSending(true);
    setRefused(notRefused);
    try {
      await retryWithFreshKey(correct);
      await invalidateAfter(queries, 'correctOrder');
      onDone();
    } catch (error) {
      setRefused(readRefused(error));
    } finally {
      setSending(false);
    }
  };

  /** The form changed: what was refused no longer applies. */
  const changed = (): void => setRefused(notRefused);

  return { isSending, refused, send, changed };
};
