import { useQueryClient } from '@tanstack/react-query';
import {
  type BenefitDetail,
  checkOrder,
  type OrderForm,
  type OrderProblem,
  type OrderQuote,
  type OrderRefusal,
  placeOrder,
} from '@yayan/api-client';
import { ApiError, isRefusal, newIdempotencyKey } from '@yayan/auth';
import { useRef, useState } from 'react';
import { encryptField } from '../../shell/encrypt-field.ts';
import { forgetExchanged } from './forget-exchanged.ts';
import { draftProblems, type OrderDraft, toForm } from './order-draft.ts';

interface Refused {
  problems: readonly OrderProblem[];
  /** What does not belong to a field: out of stock, not enough coins. */
  message: string;
}

const lost = '没有收到结果，请检查网络后重试。重试不会重复扣金币';

const fine: Refused = { problems: [], message: '' };

/** Reads a refusal; the data of ORDER_FORM_INVALID is what the document says. */
const readRefused = (error: unknown): Refused => {
  if (isRefusal(error, 'ORDER_FORM_INVALID', 24006))
    return { problems: (error.data as OrderRefusal).problems, message: '' };
  const message = error instanceof ApiError && error.msg !== '' ? error.msg : lost;
  return { problems: [], message };
};

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
  const [refused, setRefused] = useState<Refused>(fine);
  const intention = useRef<{ key: string; body: OrderForm }>(undefined);
  const isBusy = useRef(false);

  const alone = async (phaseThen: Phase, work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPhase(phaseThen);
    setRefused(fine);
    try {
      await work();
    } catch (error) {
      setRefused(readRefused(error));
      // An answer that got lost may have ordered: only a refusal ends the intention.
      if (error instanceof ApiError && error.code !== 0 && error.status < 500) intention.current = undefined;
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
    setRefused(fine);
  };

  return { phase, quote, refused, check, place, close, changed };
};
