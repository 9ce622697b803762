import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['desk-opened'];

const none: readonly string[] = [];

/** The answers that this person has read in the desk since they signed in or loaded the page, by id. */
export const useOpened = (): ReadonlySet<string> => {
  const { data = none } = useQuery({
    queryKey: key,
    queryFn: skipToken,
    initialData: none,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return new Set(data);
};

const add = (client: QueryClient, id: string): ReadonlySet<string> => {
  const known = client.getQueryData<readonly string[]>(key) ?? none;
  const ids = new Set(known).add(id);
  client.setQueryData(key, [...ids]);
  return ids;
};

/** Adds one, and returns all. */
export const useAddOpened = () => {
  const client = useQueryClient();
  return (id: string): ReadonlySet<string> => add(client, id);
};
