import { useLocation, useNavigate } from 'react-router';

/**
 * Stores the mobile that got a code in the state of this history entry, where `mobileFromHistory` finds it. A phone may unload
 * the page while its owner reads the SMS; it then shows number and countdown again. No storage contains it.
 */
export const useKeepMobile = (): ((mobile: string) => void) => {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (mobile) =>
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state: { mobile } });
};
