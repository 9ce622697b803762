import type { Campaign } from '@yayan/api-client';
import { useLocation } from 'react-router';

/** Signing in, after which this page shows this campaign again. Without its id, it would show whichever of the kind runs. */
export const useSignInHref = ({ id }: Pick<Campaign, 'id'>): string => {
  const { pathname, search } = useLocation();
  const shown = new URLSearchParams(search);
  shown.set('of', id);
  return `/login?from=${encodeURIComponent(`${pathname}?${shown.toString()}`)}`;
};
