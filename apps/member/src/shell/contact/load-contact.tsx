import type { Contact } from '@yayan/api-client';
import { getGetContactQueryOptions } from '@yayan/api-client/react';
import { Filings } from '@yayan/ui';
import type { ReactNode } from 'react';
import { queryClient } from '../client/client.ts';
import '../client/transport.ts';

/** What the footer shows once it is near. */
export interface FooterFacts {
  contact: Contact;
  filings: ReactNode;
}

/** Loads our contact once; `useContact` then finds it in the cache. */
export const loadContact = async (): Promise<FooterFacts> => {
  const contact = await queryClient.fetchQuery({
    ...getGetContactQueryOptions(),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  return { contact, filings: <Filings company={contact.company} /> };
};
