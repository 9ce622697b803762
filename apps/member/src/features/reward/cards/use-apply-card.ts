import { useQueryClient } from '@tanstack/react-query';
import type { CardUsed } from '@yayan/api-client';
import {
  getCheckHomeQueryKey,
  getGetAccountQueryKey,
  getGetCheckinQueryKey,
  getListCardsQueryKey,
  getListCoinMonthsQueryKey,
  getListPointsQueryKey,
  usePreviewCard,
  useUseCard,
} from '@yayan/api-client/react';
import { newIdempotencyKey } from '@yayan/auth';
import { failureText } from '@yayan/site';
import { useState } from 'react';

/** Fetches a preview of a card's effect, then applies exactly that, once. */
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
    /** The preview; undefined until it was requested. */
    effect: preview.data,
    ask: () => {
      setKey(newIdempotencyKey());
      preview.mutate({ data: { cardId } });
    },
    isAsking: preview.isPending,
    /** Why the card can't be used. */
    refusal: preview.isError ? failureText(preview.error) : undefined,
    confirm: () => {
      if (apply.isPending || !preview.data) return;
      const { day } = preview.data;
      // Send the previewed day. If another tab has filled it meanwhile, the card must not fill a different day.
      const data = { cardId, ...(day !== null && { day }) };
      apply.mutate({ data, idempotencyKey: key });
    },
    isApplying: apply.isPending,
    failure: apply.isError ? failureText(apply.error) : undefined,
    cancel: () => {
      preview.reset();
      apply.reset();
    },
  };
};
