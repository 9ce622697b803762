import type { ReactNode } from 'react';
import { VisuallyHidden } from '../mantine/layout/visually-hidden.ts';
import { useBusyPart } from './busy-parts.ts';
import classes from './LoadingRegion.module.css';
import { useSteadyLoading } from './use-steady-loading.ts';

interface LoadingRegionProps {
  loading: boolean;
  /** Shown while loading: after 200 ms, and then for at least 400 ms. Its space is reserved from the beginning. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** A loading part of a page: `aria-busy`, one polite 「正在加载」, no flicker, and nothing below it moves. */
export function LoadingRegion({ loading, skeleton, children }: LoadingRegionProps) {
  const bones = useSteadyLoading(loading);
  const busy = loading || bones;
  useBusyPart(busy);
  return (
    <div aria-busy={busy}>
      <output>
        <VisuallyHidden>{bones ? '正在加载' : ''}</VisuallyHidden>
      </output>
      {bones ? skeleton : loading ? <div className={classes['room']}>{skeleton}</div> : children}
    </div>
  );
}
