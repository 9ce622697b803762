import { useMutation } from '@tanstack/react-query';
import { createGroupTicket } from '@yayan/api-client';
import { groupAddress } from './group-address.ts';

/**
 * Enters a group on the discussion site without another code: by a one-time ticket in the fragment of the address, which no
 * server sees (rule 6.3).
 */
export const useCrossToGroup = () => {
  const { mutate, isPending, isSuccess, isError, error } = useMutation({
    // With the member's session: inside a group the context holds the client of that group.
    mutationFn: (hash: string) => createGroupTicket(hash, { quiet: true }),
  });
  return {
    isError,
    error,
    // The page stays until the browser has left it.
    isCrossing: isPending || isSuccess,
    cross: (hash: string, onTicket?: () => void): void =>
      mutate(hash, {
        onSuccess: ({ ticket }) => {
          onTicket?.();
          globalThis.location.assign(`${groupAddress(hash)}#ticket=${ticket}`);
        },
      }),
  };
};
