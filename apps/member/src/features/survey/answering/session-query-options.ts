/** Options that load a participation once per visit; afterwards the runner holds the state. */
export const sessionQueryOptions = {
  staleTime: Infinity,
  // Drafts were stored since the last visit.
  refetchOnMount: 'always',
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
