/** A medal on a ribbon with two leaves: the picture of the monthly awards, in the colours of the scheme. */
export const MedalArt = () => (
  <svg viewBox="0 0 160 120" width="160" height="120" fill="none" aria-hidden focusable="false">
    <ellipse cx="80" cy="110" rx="50" ry="7" fill="var(--y-art-ground)" />
    <path d="M58 10h18l12 34H72Z" fill="var(--y-stamp)" />
    <path d="M102 10H84L72 44h16Z" fill="var(--y-brand-fill)" />
    <circle cx="80" cy="70" r="32" fill="var(--y-reward-fill)" />
    <circle cx="80" cy="70" r="24" fill="var(--y-card)" />
    <path d="M80 84V62" stroke="var(--y-art-leaf)" strokeWidth="4" strokeLinecap="round" />
    <path d="M80 72c-11 0-16-6-17-15 11 0 16 6 17 15Z" fill="var(--y-art-leaf)" />
    <path d="M80 66c1-9 6-14 16-14-1 10-7 14-16 14Z" fill="var(--y-art-light)" />
    <path
      d="M26 96c-2-16 2-28 14-36M134 96c2-16-2-28-14-36"
      stroke="var(--y-art-leaf)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path
      d="M28 80c-8-1-12-6-12-13 8 1 12 6 12 13Zm104 0c8-1 12-6 12-13-8 1-12 6-12 13Z"
      fill="var(--y-art-light)"
    />
  </svg>
);
