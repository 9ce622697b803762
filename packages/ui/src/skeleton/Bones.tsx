import type { ReactNode } from 'react';
import { Skeleton } from '../mantine/display/skeleton.ts';
import classes from './Bones.module.css';

/** The card under a skeleton. */
export function BoneCard({ children, row = false }: { children: ReactNode; row?: boolean | undefined }) {
  return (
    <div className={classes['card']} data-row={row}>
      {children}
    </div>
  );
}

/** Placeholder lines of text; the last one is shorter. */
export function BoneLines({ count, gap = 'sm' }: { count: number; gap?: 'sm' | 'md' | undefined }) {
  return (
    <div className={classes['lines']} style={{ gap: `var(--mantine-spacing-${gap})` }}>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton
          key={line}
          height={line === 0 ? 18 : 13}
          width={line === 0 ? '72%' : line === count - 1 ? '46%' : '90%'}
        />
      ))}
    </div>
  );
}
