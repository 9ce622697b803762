import { HeroArt } from './HeroArt.tsx';

/** A fir with balls and a star, and a present below it. */
export const ChristmasArt = () => (
  <HeroArt>
    <ellipse cx="80" cy="121" rx="56" ry="8" fill="var(--y-art-ground)" />
    <rect x="71" y="98" width="18" height="22" rx="3" fill="var(--y-art-soil)" />
    <path d="M80 56c12 20 26 34 42 44q-42 14-84 0c16-10 30-24 42-44Z" fill="var(--y-art-leaf)" />
    <path d="M80 36c9 18 20 30 34 38q-34 12-68 0c14-8 25-20 34-38Z" fill="var(--y-art-light)" />
    <path d="M80 16c7 15 15 25 26 32q-26 10-52 0c11-7 19-17 26-32Z" fill="var(--y-art-leaf)" />
    <path
      d="m80 4 3.4 7.2 7.6 1-5.6 5.4 1.4 7.8-6.8-3.8-6.8 3.8 1.4-7.8-5.6-5.4 7.6-1Z"
      fill="var(--y-reward-fill)"
    />
    <circle cx="68" cy="44" r="4.5" fill="var(--y-stamp)" />
    <circle cx="92" cy="66" r="4.5" fill="var(--y-reward-fill)" />
    <circle cx="64" cy="70" r="4.5" fill="var(--y-reward-fill)" />
    <circle cx="80" cy="92" r="5" fill="var(--y-stamp)" />
    <circle cx="104" cy="94" r="4.5" fill="var(--y-reward-fill)" />
    <rect x="108" y="100" width="30" height="20" rx="4" fill="var(--y-reward-fill)" />
    <path d="M123 100v20M108 108h30" stroke="var(--y-stamp)" strokeWidth="4" />
    <circle cx="26" cy="38" r="3" fill="var(--y-art-light)" />
    <circle cx="136" cy="28" r="4" fill="var(--y-art-light)" />
    <circle cx="126" cy="64" r="3" fill="var(--y-art-light)" />
    <circle cx="36" cy="76" r="4" fill="var(--y-art-light)" />
  </HeroArt>
);
