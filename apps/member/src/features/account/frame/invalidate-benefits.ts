import type { QueryClient } from '@tanstack/react-query';
import { getGetBenefitQueryKey } from '@yayan/api-client/react';

const [benefits] = getGetBenefitQueryKey('');

/**
 * Marks every loaded benefit as stale. Each lists what the member lacks for it, such as an address or the real name, and the
 * member returns to it from here.
 */
export const invalidateBenefits = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(benefits),
  });
