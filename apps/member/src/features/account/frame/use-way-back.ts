import { useNavigate, useSearchParams } from 'react-router';
import { safeDestination } from '../../../shell/session/safe-destination.ts';

interface WayBack {
  href: string;
  label: string;
  /** Goes there in place of this page. */
  go: () => void;
}

/** The page that sent the member here to fill in what is missing (`?from=`); undefined if none did. */
export const useWayBack = (): WayBack | undefined => {
  const navigate = useNavigate();
  const from = useSearchParams()[0].get('from');
  const href = safeDestination(from, globalThis.location.origin);
  // `from` named another site: ignore it.
  if (href === '/home') return undefined;
  return {
    href,
    label: href.startsWith('/exchange/detail/') ? '回到刚才的福利' : '回到刚才的页面',
    go: () => void navigate(href, { replace: true }),
  };
};
