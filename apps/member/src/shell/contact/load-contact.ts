import type { Contact } from '@yayan/api-client';
import { getGetContactQueryOptions } from '@yayan/api-client/react';
import { queryClient } from '../client/client.ts';
import '../client/transport.ts';

/** Loads how people reach us, once: what `useContact` then finds in the cache. */
export const loadContact = (): Promise<Contact> =>
  queryClient.fetchQuery({
    ...getGetContactQueryOptions(),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
