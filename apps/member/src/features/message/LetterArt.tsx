/** An open envelope from which a letter with a sprout comes: the picture of messages, in the colours of the scheme. */
export const LetterArt = () => (
  <svg viewBox="0 0 160 120" width="160" height="120" fill="none" aria-hidden focusable="false">
    <ellipse cx="80" cy="110" rx="58" ry="7" fill="var(--y-art-ground)" />
    <path d="M28 58 80 22l52 36v44a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6Z" fill="var(--y-brand-fill)" />
    <path d="M42 34a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v50H42Z" fill="var(--y-card)" />
    <path d="M54 44h30M54 56h18" stroke="var(--y-line-deco)" strokeWidth="4" strokeLinecap="round" />
    <path d="M98 68V48" stroke="var(--y-art-leaf)" strokeWidth="4" strokeLinecap="round" />
    <path d="M98 58c-10 0-15-5-16-14 10 0 15 5 16 14Z" fill="var(--y-art-leaf)" />
    <path d="M98 53c1-9 6-13 15-13-1 9-6 14-15 13Z" fill="var(--y-art-light)" />
    <path
      d="m28 60 44 30a14 14 0 0 0 16 0l44-30v42a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6Z"
      fill="var(--y-art-light)"
    />
    <path d="m32 106 38-30M128 106 90 76" stroke="var(--y-card)" strokeWidth="3" strokeLinecap="round" />
    <circle cx="134" cy="32" r="5" fill="var(--y-reward-fill)" />
    <circle cx="24" cy="40" r="3" fill="var(--y-stamp)" />
  </svg>
);
