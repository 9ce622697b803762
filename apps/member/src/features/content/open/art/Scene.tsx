import type { ReactNode } from 'react';

/** Shared colours of the scenes, which follow the colour scheme. */
export const ink = {
  leaf: 'var(--y-art-leaf)',
  light: 'var(--y-art-light)',
  soil: 'var(--y-art-soil)',
  ground: 'var(--y-art-ground)',
  paper: 'var(--y-card)',
  line: 'var(--y-line-deco)',
  gold: '#F7BB2E',
};

/** The ground of every scene of the open pages. Decorative: the text next to it says what it means. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg width="320" height="220" viewBox="0 0 320 220" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="160" cy="196" rx="132" ry="15" fill={ink.ground} />
      {children}
    </svg>
  );
}
