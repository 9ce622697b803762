import { invalidateAfter } from '@yayan/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import {
  type BenefitDetail,
  checkOrder,
  type OrderDetail,
  type OrderQuote,
  placeOrder,
  isRefusal,
} from '@yayan/api-client';
import { retryWithFreshKey } from '@yayan/site';
import { useRef, useState } from 'react';
import { toaster } from '../../../shell/client/client.ts';
import { encryptField } from '../../../shell/client/encrypt-field.ts';
import { intentions } from '../../../shell/unsent/intentions.ts';
import { draftProblems, type OrderDraft, toForm } from './order-draft.ts';
import { nameOrder } from './order-intention.ts';
import { notRefused, readRefused, type Refused } from '../../../shell/destination/order-refusal.ts';

type Phase = 'idle' | 'checking' | 'placing';

/** Runs one piece of work at a time, however often a button is pressed, and keeps the last refusal. */
const useExclusiveWork = () => {
  const [phase, setPhase] = useState<Phase>('idle');
  const [refused, setRefused] = useState<Refused>(notRefused);
  const isBusy = useRef(false);

  const exclusively = async (phaseThen: Phase, work: () => Promise<void>): Promise<void> => {
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

  return { phase, refused, setRefused, exclusively };
};

/**
 * From the filled form to the order: `check` fetches the price, `place` orders what was confirmed, at that price or not at all.
 *
 * A confirmed form is an intention that the browser keeps until the server has decided it (rule 1.9). Pressed twice, repeated
 * after a lost answer, after a reload or in another tab, it is sent as the same body under the same key.
 */
export const useOrder = (
  benefit: BenefitDetail,
  draft: OrderDraft,
  onPlaced: (orderId: string) => Promise<void>,
) => {
  const queries = useQueryClient();
  const [quote, setQuote] = useState<OrderQuote>();
  const { phase, refused, setRefused, exclusively } = useExclusiveWork();

  const fetchQuote = async (): Promise<void> => {
    const ask = async (freshKey: boolean) =>
      checkOrder(benefit.id, await toForm(draft, benefit, (text) => encryptField(text, { freshKey })));
    setQuote(await retryWithFreshKey(ask));
  };

  /** The price differs from the confirmed one: show the new one, to be confirmed in its turn. */
  const showNewPrice = async (): Promise<void> => {
    void invalidateAfter(queries, 'placeOrder');
    try {
      await fetchQuote();
    } catch (error) {
      setQuote(undefined);
      throw error;
    }
  };

  const order = (total: number): Promise<OrderDetail> =>
    intentions.carryOut(
      {
        name: async (form: OrderDraft) => await nameOrder(benefit, form),
        body: async (form, freshKey) => ({
          ...(await toForm(form, benefit, (text) => encryptField(text, { freshKey }))),
          total,
        }),
        send: (body, key) => placeOrder(benefit.id, body, { idempotencyKey: key }),
        repeated: () => toaster.info('这是你之前提交的那次兑换，没有重复扣金币'),
      },
      draft,
    );

  const check = (): Promise<void> => {
    const problems = draftProblems(draft, benefit);
    if (problems.length > 0) {
      setRefused({ problems, message: '' });
      return Promise.resolve();
    }
    return exclusively('checking', fetchQuote);
  };

  const place = (): Promise<void> =>
    exclusively('placing', async () => {
      if (!quote) return;
      try {
        const { id } = await order(quote.total);
        await invalidateAfter(queries, 'placeOrder');
        // The dialog stays until the order's page is loaded; pressed then, its button would order a second time.
        await onPlaced(id);
      } catch (error) {
        if (isRefusal(error, 'PRICE_CHANGED')) await showNewPrice();
        throw error;
      }
    });

  /** Back to the form. What was confirmed and not decided stays an intention. */
  const close = (): void => setQuote(undefined);

  /** The form changed: what was refused no longer applies. */
  const changed = (): void => setRefused(notRefused);

  return { phase, quote, refused, check, place, close, changed };
};
