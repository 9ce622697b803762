import { useLocation } from 'react-router';

const account = '/home/user';

/**
 * Makes the address where the member fills in what is missing. The account page gets the current page as a parameter, so that
 * it can lead back.
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
