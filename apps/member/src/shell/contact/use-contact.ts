import { useGetContact } from '@yayan/api-client/react';

/** Our contact. It is loaded once, because it changes only with the server's configuration. */
export const useContact = () => useGetContact({ query: { staleTime: Infinity, gcTime: Infinity } });
