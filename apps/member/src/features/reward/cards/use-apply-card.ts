import { useQueryClient } from '@tanstack/react-query';
import {
  type CardUsed,
  getCheckHomeQueryKey,
  getGetAccountQueryKey,
  getGetCheckinQueryKey,
  getListCardsQueryKey,
  getListCoinMonthsQueryKey,
  getListPointsQueryKey,
  usePreviewCard,
  useUseCard,
} from '@yayan/api-client';
import { newIdempotencyKey } from '@yayan/auth';
import { useState } from 'react';

/** Asks what a card would do, then does just that, once however often it is pressed. */
export const useApplyCard = (cardId: string, onUsed: (used: CardUsed) => void) => {
  const client = useQueryClient();
  const [key, setKey] = useState(newIdempotencyKey);
  const preview = usePreviewCard();
  const apply = useUseCard({
    mutation: {
      onSuccess: async (used) => {
        preview.reset();
        onUsed(used);
        const keys = [
          getListCardsQueryKey(),
          getGetCheckinQueryKey(),
          getGetAccountQueryKey(),
          getListPointsQueryKey(),
          getListCoinMonthsQueryKey(),
          getCheckHomeQueryKey(),
        ];
        await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
      },
    },
  });
  return {
    /** What it would do, once asked for. */
    effect: preview.data,
    ask: () => {
      setKey(newIdempotencyKey());
      preview.mutate({ data: { cardId } });
    },
    isAsking: preview.isPending,
    /** Why it can't be used. */
    refusal: preview.error?.msg,
    confirm: () => {
      if (apply.isPending || !preview.data) return;
      const { day } = preview.data;
      // The day that was read: another window may have filled it, and the card is to fill no other instead.
      const data = { cardId, ...(day !== null && { day }) };
      apply.mutate({ data, headers: { 'Idempotency-Key': key } });
    },
    isApplying: apply.isPending,
    failure: apply.error?.msg,
    cancel: () => {
      preview.reset();
      apply.reset();
    },
  };
};
