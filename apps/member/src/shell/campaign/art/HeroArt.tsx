import type { ReactNode } from 'react';

/** The frame of a campaign's picture, which is in the colours of the scheme. */
export const HeroArt = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 160 130" width="160" height="130" aria-hidden>
    {children}
  </svg>
);
