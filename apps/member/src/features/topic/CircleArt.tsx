/** Three people around a sprout: the picture of discussion groups, in the colours of the scheme. */
export const CircleArt = () => (
  <svg viewBox="0 0 160 120" width="160" height="120" fill="none" aria-hidden focusable="false">
    <ellipse cx="80" cy="110" rx="62" ry="7" fill="var(--y-art-ground)" />
    <circle cx="38" cy="56" r="13" fill="var(--y-art-light)" />
    <path d="M16 106c0-18 9-30 22-30s22 12 22 30Z" fill="var(--y-art-light)" />
    <circle cx="122" cy="56" r="13" fill="var(--y-brand-fill)" />
    <path d="M100 106c0-18 9-30 22-30s22 12 22 30Z" fill="var(--y-brand-fill)" />
    <circle cx="80" cy="40" r="14" fill="var(--y-reward-fill)" />
    <path
      d="M56 106c0-26 10-44 24-44s24 18 24 44Z"
      fill="var(--y-card)"
      stroke="var(--y-line-deco)"
      strokeWidth="3"
    />
    <path d="M80 100V80" stroke="var(--y-art-leaf)" strokeWidth="4" strokeLinecap="round" />
    <path d="M80 90c-10 0-15-5-16-13 9 0 15 4 16 13Z" fill="var(--y-art-leaf)" />
    <path d="M80 85c1-9 6-13 15-13-1 9-6 13-15 13Z" fill="var(--y-art-light)" />
    <circle cx="54" cy="22" r="3" fill="var(--y-stamp)" />
  </svg>
);
