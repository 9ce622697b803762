/** Options that load a participation once per visit; afterwards the runner holds the state. */
export const sessionQueryOptions = {
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
