/** Loads a participation once per visit: from then on the runner holds the state. */
export const sessionQueryOptions = {
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
