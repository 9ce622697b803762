import { useListOperatorRequests } from '@yayan/console-client';

/** The requests that wait for somebody, of which I may decide some. */
export const useWaitingRequests = () => {
  const query = useListOperatorRequests({ open: true });
  const items = query.data?.items ?? [];
  return {
    query,
    forMe: items.filter(({ mayDecide }) => mayDecide),
    own: items.filter(({ isOwn, state }) => isOwn && state === 'asked'),
  };
};
