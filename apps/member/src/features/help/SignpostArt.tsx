/** A signpost with a sprout at its foot: the picture of help, in the colours of the scheme. */
export const SignpostArt = () => (
  <svg viewBox="0 0 160 120" width="160" height="120" fill="none" aria-hidden focusable="false">
    <ellipse cx="80" cy="110" rx="58" ry="7" fill="var(--y-art-ground)" />
    <path d="M80 108V14" stroke="var(--y-art-soil)" strokeWidth="6" strokeLinecap="round" />
    <path d="M42 22h62l14 12-14 12H42a4 4 0 0 1-4-4V26a4 4 0 0 1 4-4Z" fill="var(--y-brand-fill)" />
    <path d="M118 54H60L46 66l14 12h58a4 4 0 0 0 4-4V58a4 4 0 0 0-4-4Z" fill="var(--y-art-light)" />
    <path d="M52 34h40M66 66h40" stroke="var(--y-card)" strokeWidth="4" strokeLinecap="round" />
    <path d="M108 108V92" stroke="var(--y-art-leaf)" strokeWidth="4" strokeLinecap="round" />
    <path d="M108 100c-10 0-15-5-16-13 9 0 15 5 16 13Z" fill="var(--y-art-leaf)" />
    <path d="M108 96c1-9 6-13 15-13-1 9-6 13-15 13Z" fill="var(--y-art-light)" />
    <circle cx="80" cy="12" r="5" fill="var(--y-reward-fill)" />
    <circle cx="30" cy="62" r="3" fill="var(--y-stamp)" />
  </svg>
);
