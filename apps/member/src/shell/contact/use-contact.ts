import { useGetContact } from '@yayan/api-client/react';

/** How people reach us. It is loaded once, because it changes only with the server's configuration. */
export const useContact = () => useGetContact({ query: { staleTime: Infinity, gcTime: Infinity } });
