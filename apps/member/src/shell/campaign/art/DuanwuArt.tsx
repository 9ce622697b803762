import { HeroArt } from './HeroArt.tsx';

/** A zongzi in folded leaves, tied with a cord, and a smaller one next to it. */
export const DuanwuArt = () => (
  <HeroArt>
    <ellipse cx="80" cy="119" rx="66" ry="8" fill="var(--y-art-ground)" />
    <path d="M122 66c6 0 30 38 27 46-3 6-48 6-52 0-3-8 19-46 25-46Z" fill="var(--y-art-light)" />
    <path d="M104 98c12 6 26 6 38 0" stroke="var(--y-stamp)" strokeWidth="4" fill="none" />
    <path d="M66 20c10 0 54 76 48 90-6 10-90 10-96 0-6-14 38-90 48-90Z" fill="var(--y-brand-fill)" />
    <path d="M66 20c10 0 54 76 48 90-3 5-24 8-46 8C86 82 84 46 66 20Z" fill="var(--y-art-leaf)" />
    <path d="M66 20C50 46 34 78 24 108" stroke="var(--y-art-light)" strokeWidth="3" fill="none" />
    <path d="M74 44c14 20 24 42 30 66" stroke="var(--y-art-light)" strokeWidth="3" fill="none" />
    <path
      d="M36 66c18 12 42 12 58 2M26 90c24 12 58 12 82 0"
      stroke="var(--y-reward-fill)"
      strokeWidth="5"
      fill="none"
    />
    <path
      d="M66 76c-10-12-22-10-20-2s14 6 20 2Zm0 0c6-12 20-14 20-5s-14 8-20 5Zm0 0-6 16m6-16 8 15"
      stroke="var(--y-reward-fill)"
      strokeWidth="4"
      strokeLinecap="round"
      fill="none"
    />
    <circle cx="124" cy="26" r="4" fill="var(--y-reward-fill)" />
    <circle cx="20" cy="34" r="3" fill="var(--y-stamp)" />
  </HeroArt>
);
