/** Drafts may have been stored since the last visit. */
export const sessionQueryOptions = {
  staleTime: Infinity,
  // Drafts were stored since the last visit.
  refetchOnMount: 'always',
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
