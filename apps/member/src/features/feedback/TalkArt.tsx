/** A question and its answer, from which a sprout grows: the picture of feedback, in the colours of the scheme. */
export const TalkArt = () => (
  <svg viewBox="0 0 160 120" width="160" height="120" fill="none" aria-hidden focusable="false">
    <ellipse cx="80" cy="110" rx="58" ry="7" fill="var(--y-art-ground)" />
    <path
      d="M28 20h60a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12H54L38 78l2-12H28a12 12 0 0 1-12-12V32a12 12 0 0 1 12-12Z"
      fill="var(--y-brand-fill)"
    />
    <path d="M32 36h48M32 50h30" stroke="var(--y-card)" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M78 56h52a12 12 0 0 1 12 12v20a12 12 0 0 1-12 12h-8l2 10-14-10H78a12 12 0 0 1-12-12V68a12 12 0 0 1 12-12Z"
      fill="var(--y-card)"
      stroke="var(--y-line-deco)"
      strokeWidth="3"
    />
    <path d="M104 92V72" stroke="var(--y-art-leaf)" strokeWidth="4" strokeLinecap="round" />
    <path d="M104 82c-11 0-16-6-17-14 10 0 16 5 17 14Z" fill="var(--y-art-leaf)" />
    <path d="M104 77c1-9 6-13 16-13-1 9-7 14-16 13Z" fill="var(--y-art-light)" />
    <circle cx="122" cy="34" r="5" fill="var(--y-reward-fill)" />
    <circle cx="138" cy="46" r="3" fill="var(--y-stamp)" />
  </svg>
);
