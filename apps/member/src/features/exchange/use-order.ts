import { useQueryClient } from '@tanstack/react-query';
import {
  type BenefitDetail,
  checkOrder,
  type OrderForm,
  type OrderQuote,
  placeOrder,
} from '@yayan/api-client';
import { newIdempotencyKey } from '@yayan/auth';
import { useRef, useState } from 'react';
import { encryptField } from '../../shell/encrypt-field.ts';
import { forgetExchanged } from './forget-exchanged.ts';
import { draftProblems, type OrderDraft, toForm } from './order-draft.ts';
import { isDecided, notRefused, readRefused, type Refused } from './read-refused.ts';

type Phase = 'idle' | 'checking' | 'placing';

/**
 * From the filled form to the order: `check` asks the server for the price, `place` orders what was confirmed. One
 * confirmed form is one intention: however often it is pressed or repeated after a lost answer, it goes out as the
 * very same body under the same key (decisions §1).
 */
export const useOrder = (benefit: BenefitDetail, draft: OrderDraft, onPlaced: (orderId: string) => void) => {
  const queries = useQueryClient();
  const [phase, setPhase] = useState<Phase>('idle');
  const [quote, setQuote] = useState<OrderQuote>();
  const [refused, setRefused] = useState<Refused>(notRefused);
  const intention = useRef<{ key: string; body: OrderForm }>(undefined);
  const isBusy = useRef(false);

  const alone = async (phaseThen: Phase, work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPhase(phaseThen);
    setRefused(notRefused);
    try {
      await work();
    } catch (error) {
      setRefused(readRefused(error));
      // An answer that got lost may have ordered: only a refusal ends the intention.
      if (isDecided(error)) intention.current = undefined;
    } finally {
      isBusy.current = false;
      setPhase('idle');
    }
  };

  const check = (): Promise<void> => {
    const problems = draftProblems(draft, benefit);
    if (problems.length > 0) {
      setRefused({ problems, message: '' });
      return Promise.resolve();
    }
    return alone('checking', async () => {
      setQuote(await checkOrder(benefit.id, await toForm(draft, benefit, encryptField)));
    });
  };

  const place = (): Promise<void> =>
    alone('placing', async () => {
      intention.current ??= { key: newIdempotencyKey(), body: await toForm(draft, benefit, encryptField) };
      const { key, body } = intention.current;
      const order = await placeOrder(benefit.id, body, { 'Idempotency-Key': key });
      intention.current = undefined;
      await forgetExchanged(queries);
      onPlaced(order.id);
    });

  /** Back to the form; confirming it again unchanged is still the same intention. */
  const close = (): void => setQuote(undefined);

  /** The form changed: what was confirmed no longer stands. */
  const changed = (): void => {
    intention.current = undefined;
    setRefused(notRefused);
  };

  return { phase, quote, refused, check, place, close, changed };
};
