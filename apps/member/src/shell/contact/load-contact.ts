import type { Contact } from '@yayan/api-client';
import { getGetContactQueryOptions } from '@yayan/api-client/react';
import { queryClient } from '../client/client.ts';
import '../client/transport.ts';

/** Loads our contact once; `useContact` then finds it in the cache. */
export const loadContact = (): Promise<Contact> =>
  queryClient.fetchQuery({
    ...getGetContactQueryOptions(),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
