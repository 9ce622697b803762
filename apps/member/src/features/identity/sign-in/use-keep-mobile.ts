import { useLocation, useNavigate } from 'react-router';

/**
 * Puts the mobile that got a code into the state of this history entry, where `mobileFromHistory` finds it: a phone that
 * drops the page while its owner reads the SMS shows number and countdown again. No storage holds it.
 */
export const useKeepMobile = (): ((mobile: string) => void) => {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (mobile) =>
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state: { mobile } });
};
