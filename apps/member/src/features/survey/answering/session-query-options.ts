/** How a participation is asked for: once a visit, the runner holds the state from then on. */
export const sessionQueryOptions = {
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
