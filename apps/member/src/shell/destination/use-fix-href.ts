import { useLocation } from 'react-router';

const account = '/home/user';

/**
 * Makes the address where something missing is fixed. The account's page is told which page sends the member there, so that
 * it can lead back once it is fixed.
 */
export const useFixHref = (): ((fixUrl: string) => string) => {
  const { pathname, search } = useLocation();
  return (fixUrl) => {
    const url = new URL(fixUrl, globalThis.location.origin);
    if (url.pathname !== account) return fixUrl;
    url.searchParams.set('from', pathname + search);
    return url.pathname + url.search + url.hash;
  };
};
