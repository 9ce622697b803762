import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

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

/** Adds one. */
export const useAddOpened = () => {
  const client = useQueryClient();
  return (id: string): void => {
    const known = client.getQueryData<readonly string[]>(key) ?? none;
    client.setQueryData(key, [...new Set(known).add(id)]);
  };
};
