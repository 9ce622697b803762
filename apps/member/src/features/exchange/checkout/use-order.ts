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
import { underVeil } from '../../../shell/client/under-veil.ts';
import { encryptField } from '../../../shell/client/encrypt-field.ts';
import { intentions } from '../../../shell/unsent/intentions.ts';
import { draftProblems, type OrderDraft, toForm } from './order-draft.ts';
import { nameOrder } from './order-intention.ts';
import { notRefused, readRefused, type FormRefusal } from '../../../shell/destination/order-refusal.ts';

type Phase = 'idle' | 'checking' | 'placing';

/** Runs one action at a time, however often a button is pressed, and keeps the last refusal. */
const useExclusiveWork = () => {
  const [phase, setPhase] = useState<Phase>('idle');
  const [refused, setRefused] = useState<FormRefusal>(notRefused);
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
 * From the filled form to the order: `check` fetches the price; `place` orders exactly what was confirmed, at that price.
 *
 * A confirmed form is an intention that the browser keeps until the server has decided it. A second press, a retry after a lost
 * answer, a reload and another tab all send the same body under the same key (rule 1.9).
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

  /** Price or name differ from the confirmed ones: show the new ones for confirmation. */
  const showNewQuote = async (): Promise<void> => {
    void invalidateAfter(queries, 'placeOrder');
    try {
      await fetchQuote();
    } catch (error) {
      setQuote(undefined);
      throw error;
    }
  };

  const order = ({ total, title, choice }: OrderQuote): Promise<OrderDetail> =>
    underVeil(() =>
      intentions.carryOut(
        {
          name: async (form: OrderDraft) => await nameOrder(benefit, form),
          body: async (form, freshKey) => ({
            ...(await toForm(form, benefit, (text) => encryptField(text, { freshKey }))),
            total,
            quoted: { title, choice },
          }),
          send: (body, key) => placeOrder(benefit.id, body, { idempotencyKey: key }),
          repeated: () => toaster.info('这是你之前提交的那次兑换，没有重复扣金币'),
        },
        draft,
      ),
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
        const { id } = await order(quote);
        await invalidateAfter(queries, 'placeOrder');
        // The dialog stays open until the order's page is loaded: the form's button would otherwise order a second time.
        await onPlaced(id);
      } catch (error) {
        if (isRefusal(error, 'PRICE_CHANGED') || isRefusal(error, 'BENEFIT_RENAMED')) await showNewQuote();
        throw error;
      }
    });

  /** Back to the form. An order that was confirmed and not decided stays an intention. */
  const close = (): void => setQuote(undefined);

  /** The form changed, so the last refusal no longer applies. */
  const changed = (): void => setRefused(notRefused);

  return { phase, quote, refused, check, place, close, changed };
};
