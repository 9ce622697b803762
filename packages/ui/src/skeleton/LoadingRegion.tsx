import type { ReactNode } from 'react';
import { VisuallyHidden } from '../mantine/layout/visually-hidden.ts';
import { useSteadyLoading } from './use-steady-loading.ts';

interface LoadingRegionProps {
  loading: boolean;
  /** Shown while loading: after 200 ms, and then for at least 400 ms. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** A loading part of a page: `aria-busy`, one polite 「正在加载」, and no flicker. */
export function LoadingRegion({ loading, skeleton, children }: LoadingRegionProps) {
  const bones = useSteadyLoading(loading);
  return (
    <div aria-busy={loading || bones}>
      <output>
        <VisuallyHidden>{bones ? '正在加载' : ''}</VisuallyHidden>
      </output>
      {bones ? skeleton : loading ? null : children}
    </div>
  );
}
