import { useQueryClient } from '@tanstack/react-query';
import {
  type BenefitDetail,
  checkOrder,
  type OrderDetail,
  type OrderForm,
  type OrderQuote,
  placeOrder,
} from '@yayan/api-client';
import { isRefusal, newIdempotencyKey } from '@yayan/auth';
import { retryWithFreshKey } from '@yayan/site';
import { useRef, useState } from 'react';
import { encryptField } from '../../../shell/client/encrypt-field.ts';
import { forgetExchanged } from './invalidate-after-exchange.ts';
import { draftProblems, type OrderDraft, toForm } from './order-draft.ts';
import { isDecided, notRefused, readRefused, type Refused } from './order-refusal.ts';

type Phase = 'idle' | 'checking' | 'placing';

/** One thing at a time, however often it is pressed, and what came of the last one. */
const useWork = () => {
  const [phase, setPhase] = useState<Phase>('idle');
  const [refused, setRefused] = useState<Refused>(notRefused);
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
    } finally {
      isBusy.current = false;
      setPhase('idle');
    }
  };

  return { phase, refused, setRefused, alone };
};

/**
 * From the filled form to the order: `check` asks the server for the price, `place` orders what was confirmed, at the
 * price that was confirmed or not at all. One confirmed form is one intention: however often it is pressed or repeated
 * after a lost answer, it goes out as the very same body under the same key (decisions §1).
 */
export const useOrder = (benefit: BenefitDetail, draft: OrderDraft, onPlaced: (orderId: string) => void) => {
  const queries = useQueryClient();
  const [quote, setQuote] = useState<OrderQuote>();
  const intention = useRef<{ key: string; body: OrderForm }>(undefined);
  const { phase, refused, setRefused, alone } = useWork();

  const reckon = async (): Promise<void> => {
    const ask = async (freshKey: boolean) =>
      checkOrder(benefit.id, await toForm(draft, benefit, (text) => encryptField(text, { freshKey })));
    setQuote(await retryWithFreshKey(ask));
  };

  /** The price is another than the one confirmed: the new one is shown, to be confirmed in its turn. */
  const reckonAnew = async (): Promise<void> => {
    void forgetExchanged(queries);
    try {
      await reckon();
    } catch (error) {
      setQuote(undefined);
      throw error;
    }
  };

  const order = async (body: OrderForm, key: string): Promise<OrderDetail> => {
    try {
      return await placeOrder(benefit.id, body, { 'Idempotency-Key': key });
    } catch (error) {
      // An answer that got lost may have ordered: only what was said of this order ends the intention.
      if (isDecided(error)) intention.current = undefined;
      if (isRefusal(error, 'PRICE_CHANGED', 24011)) await reckonAnew();
      throw error;
    }
  };

  const check = (): Promise<void> => {
    const problems = draftProblems(draft, benefit);
    if (problems.length > 0) {
      setRefused({ problems, message: '' });
      return Promise.resolve();
    }
    return alone('checking', reckon);
  };

  const place = (): Promise<void> =>
    alone('placing', async () => {
      if (!quote) return;
      const form = async () => ({ ...(await toForm(draft, benefit, encryptField)), total: quote.total });
      intention.current ??= { key: newIdempotencyKey(), body: await form() };
      const { key, body } = intention.current;
      const { id } = await order(body, key);
      intention.current = undefined;
      await forgetExchanged(queries);
      onPlaced(id);
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
