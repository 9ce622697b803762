/** A present whose ribbon is a sprout, in the colours of the scheme: shown where no campaign runs. */
export const GiftArt = () => (
  <svg viewBox="0 0 160 120" width="160" height="120" fill="none" aria-hidden focusable="false">
    <ellipse cx="80" cy="110" rx="54" ry="7" fill="var(--y-art-ground)" />
    <path d="M40 62h80v40a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6Z" fill="var(--y-brand-fill)" />
    <rect x="34" y="46" width="92" height="18" rx="5" fill="var(--y-art-light)" />
    <path d="M72 46h16v62H72Z" fill="var(--y-reward-fill)" />
    <path d="M80 46V26" stroke="var(--y-art-leaf)" strokeWidth="4" strokeLinecap="round" />
    <path d="M80 44c-20 2-31-7-33-23 19-1 31 7 33 23Z" fill="var(--y-art-leaf)" />
    <path d="M80 40c1-17 12-26 32-26 0 17-12 27-32 26Z" fill="var(--y-art-light)" />
    <path d="M52 76v18M108 76v18" stroke="var(--y-card)" strokeWidth="3" strokeLinecap="round" opacity=".6" />
    <circle cx="132" cy="32" r="5" fill="var(--y-reward-fill)" />
    <circle cx="28" cy="36" r="3" fill="var(--y-stamp)" />
  </svg>
);
