import { HeroArt } from './HeroArt.tsx';

/** A koi that leaps over a ripple, with a coin above. */
export const KoiArt = () => (
  <HeroArt>
    <path
      d="M18 108c16-9 30-9 46 0s30 9 46 0 26-7 34-3M38 121c12-6 24-6 36 0s24 6 36 0"
      stroke="var(--y-art-leaf)"
      strokeWidth="5"
      strokeLinecap="round"
      fill="none"
    />
    <path
      d="M50 78C34 76 22 84 18 98c12 2 20-2 26-8 0 8 3 14 10 18 6-8 6-18 0-26Z"
      fill="var(--y-reward-fill)"
    />
    <path d="M44 86c6-36 34-58 72-52 8 30-16 62-60 58-8-1-12-3-12-6Z" fill="var(--y-stamp)" />
    <path d="M78 44c-2-10 2-18 10-22 6 6 8 12 8 14Z" fill="var(--y-reward-fill)" />
    <path d="M82 88c2 10 8 16 18 18 2-8 0-16-4-24Z" fill="var(--y-reward-fill)" />
    <path
      d="M60 66c10-2 16 4 18 12-8 6-18 8-28 6 2-8 4-14 10-18ZM86 42c10 0 16 6 16 16-10 2-20-4-16-16Z"
      fill="var(--y-art-light)"
    />
    <circle cx="106" cy="46" r="4" fill="var(--y-card)" />
    <circle cx="132" cy="20" r="13" fill="var(--y-reward-fill)" />
    <rect x="127.5" y="15.5" width="9" height="9" rx="2" fill="var(--y-card)" />
  </HeroArt>
);
