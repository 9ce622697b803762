import { useQueryClient } from '@tanstack/react-query';
import { getListHelpQueryOptions } from '@yayan/api-client/react';
import { useCallback } from 'react';
import { ALL_HELP } from './all-help.ts';

/**
 * Lets the server count a text that found nothing (rule 14.57). Its search of help counts by the words alone, and leaves out
 * what may be personal. A text that was counted a moment ago isn't counted again.
 */
export const useCountMiss = (): ((text: string) => void) => {
  const client = useQueryClient();
  return useCallback(
    (keyword: string) =>
      void client.prefetchQuery(
        getListHelpQueryOptions({ categoryId: ALL_HELP, keyword }, { request: { quiet: true } }),
      ),
    [client],
  );
};
