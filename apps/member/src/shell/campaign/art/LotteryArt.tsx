import { HeroArt } from './HeroArt.tsx';

/** A present, half open, from which a sprout with coins grows. */
export const LotteryArt = () => (
  <HeroArt>
    <ellipse cx="80" cy="119" rx="62" ry="8" fill="var(--y-art-ground)" />
    <path d="M80 52V24" stroke="var(--y-art-leaf)" strokeWidth="5" strokeLinecap="round" />
    <path d="M80 34C70 16 54 16 46 22c4 14 20 18 34 12Z" fill="var(--y-art-leaf)" />
    <path d="M80 28c6-16 22-20 32-14-2 14-16 22-32 14Z" fill="var(--y-art-light)" />
    <rect x="34" y="62" width="92" height="56" rx="8" fill="var(--y-brand-fill)" />
    <rect x="26" y="48" width="108" height="20" rx="6" fill="var(--y-art-light)" />
    <rect x="70" y="48" width="20" height="70" fill="var(--y-reward-fill)" />
    <path d="M46 82v20M114 82v20" stroke="var(--y-art-light)" strokeWidth="4" strokeLinecap="round" />
    <circle cx="30" cy="34" r="8" fill="var(--y-reward-fill)" />
    <circle cx="132" cy="30" r="6" fill="var(--y-reward-fill)" />
    <circle cx="118" cy="14" r="4" fill="var(--y-stamp)" />
    <circle cx="44" cy="12" r="3" fill="var(--y-stamp)" />
  </HeroArt>
);
