import { HeroArt } from './HeroArt.tsx';

/** A sheet of answers with ticks, and a pencil. */
export const QuizArt = () => (
  <HeroArt>
    <rect x="34" y="14" width="78" height="104" rx="10" fill="var(--y-card)" />
    <path d="M44 14h58a10 10 0 0 1 10 10v10H34V24a10 10 0 0 1 10-10Z" fill="var(--y-brand-fill)" />
    <path d="M70 54h30M70 78h22M70 102h14" stroke="var(--y-art-leaf)" strokeWidth="6" strokeLinecap="round" />
    <path
      d="m46 54 5 6 9-11M46 78l5 6 9-11"
      stroke="var(--y-stamp)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    />
    <circle cx="53" cy="102" r="5" fill="var(--y-reward-fill)" />
    <path d="m132 52 14 9-36 54-16 8 2-17Z" fill="var(--y-reward-fill)" />
    <path d="m132 52 5-8q3-4 7-1l5 3q4 3 1 7l-4 8Z" fill="var(--y-stamp)" />
    <path d="m95 115-1 8 7-4Z" fill="var(--y-art-leaf)" />
  </HeroArt>
);
