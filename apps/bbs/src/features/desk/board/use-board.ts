import { useQueryClient } from '@tanstack/react-query';
import {
  codeQuote,
  orderQuotes,
  type QuoteCoding,
  type QuoteFindingSave,
  removeFinding,
  saveFinding,
} from '@yayan/api-client';
import { getListQuotesQueryKey } from '@yayan/api-client/react';

/** The hosts' changes of the quote board. Each reads the board again, also when it fails; the transport shows the failure. */
export const useBoard = () => {
  const client = useQueryClient();
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: getListQuotesQueryKey() });
  const quietly = (change: Promise<unknown>): void => void change.catch(() => undefined).then(refresh);
  return {
    order: (ids: readonly string[], remove?: string): void =>
      quietly(orderQuotes({ ids: [...ids], ...(remove !== undefined && { remove }) })),
    save: (finding: QuoteFindingSave): void => quietly(saveFinding(finding)),
    /** Like `save`, for a form that shows the failure itself. */
    saveFrom: async (finding: QuoteFindingSave): Promise<void> => {
      await saveFinding(finding);
      await refresh();
    },
    code: async (coding: QuoteCoding): Promise<void> => {
      await codeQuote(coding);
      await refresh();
    },
    drop: async (id: string): Promise<void> => {
      await removeFinding({ id });
      await refresh();
    },
  };
};
