import type { DataTag, QueryKey, UseMutationOptions, UseQueryOptions } from '@tanstack/react-query';
import { useContext } from 'react';
import type { CallOptions } from '../calls/call.ts';
import { ClientContext } from './client-context.ts';

/** Options of a query hook: TanStack Query's own, and those of the call. */
export interface QueryHookOptions<Answer, Failure, Data = Answer> {
  readonly query?: Partial<UseQueryOptions<Answer, Failure, Data>> | undefined;
  readonly request?: CallOptions | undefined;
}

/** Options of a mutation hook. */
export interface MutationHookOptions<Answer, Failure, Variables, Context> {
  readonly mutation?: UseMutationOptions<Answer, Failure, Variables, Context> | undefined;
  readonly request?: CallOptions | undefined;
}

/** Adds the client of the nearest `ClientProvider` to a hook's options. */
export const useRequest = <Options extends { readonly request?: CallOptions | undefined }>(
  options: Options | undefined,
): Options | undefined => {
  const client = useContext(ClientContext);
  if (!client) return options;
  // Only the call's options are replaced.
  return { ...options, request: { client, ...options?.request } } as Options;
};

/** Options of a call for `useQuery` and `QueryClient`. The key's type contains the type of the data. */
export type CallQueryOptions<Answer, Failure, Data> = UseQueryOptions<Answer, Failure, Data> & {
  queryKey: DataTag<QueryKey, Data, Failure>;
};

/** Options of a call for `useQuery`. The client retries temporary failures, so a query doesn't retry by default. */
export const queryOptions = <Answer, Failure, Data>(
  key: QueryKey,
  ask: (request: CallOptions) => Promise<Answer>,
  { query, request }: QueryHookOptions<Answer, Failure, Data> = {},
): CallQueryOptions<Answer, Failure, Data> =>
  ({
    queryKey: key,
    queryFn: ({ signal }) => ask({ ...request, signal }),
    retry: false,
    ...query,
  }) as CallQueryOptions<Answer, Failure, Data>;

/** Options of a call for `useMutation`. */
export const mutationOptions = <Answer, Failure, Variables, Context>(
  operation: string,
  send: (variables: Variables, request: CallOptions | undefined) => Promise<Answer>,
  { mutation, request }: MutationHookOptions<Answer, Failure, Variables, Context> = {},
): UseMutationOptions<Answer, Failure, Variables, Context> => ({
  mutationKey: [operation],
  mutationFn: (variables) => send(variables, request),
  ...mutation,
});
