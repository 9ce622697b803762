/** A podium with a plant on each step: the picture of the star ranking, in the colours of the scheme. */
export const PodiumArt = () => (
  <svg viewBox="0 0 160 120" width="160" height="120" fill="none" aria-hidden focusable="false">
    <ellipse cx="80" cy="110" rx="66" ry="8" fill="var(--y-art-ground)" />
    <path d="M58 62h44v48H58Z" fill="var(--y-reward-fill)" />
    <path d="M14 78h44v32H14Z" fill="var(--y-art-light)" />
    <path d="M102 86h44v24h-44Z" fill="var(--y-art-soil)" />
    <path d="M80 60V32M36 77V58M124 85V70" stroke="var(--y-art-leaf)" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M80 46c-12 0-18-6-19-16 11 0 18 6 19 16Zm0-6c1-10 7-15 18-15-1 10-8 15-18 15ZM36 66c-8 0-12-4-13-11 8 0 12 4 13 11Zm0-3c0-7 4-11 12-11 0 8-5 11-12 11ZM124 76c-6 0-9-3-10-9 6 0 9 3 10 9Z"
      fill="var(--y-art-leaf)"
    />
    <path d="m80 12 3.6 7.4 8 1.1-5.9 5.6 1.5 8-7.2-3.9-7.2 3.9 1.5-8-5.9-5.6 8-1.1Z" fill="var(--y-stamp)" />
    <path
      d="M77 78l4-2v18M32 88c1-4 8-4 8 0 0 3-8 5-8 9h8M120 94c2-3 8-2 7 1-1 2-3 2-4 2 2 0 5 1 4 4-1 3-7 3-8 0"
      stroke="var(--y-card)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
