/** An open book with a sprout: the picture of courses, in the colours of the scheme. */
export const BooksArt = () => (
  <svg viewBox="0 0 160 120" width="160" height="120" fill="none" aria-hidden focusable="false">
    <ellipse cx="80" cy="108" rx="62" ry="8" fill="var(--y-art-ground)" />
    <path
      d="M80 100c-16-12-36-14-56-10V48c20-4 40-2 56 10 16-12 36-14 56-10v42c-20-4-40-2-56 10Z"
      fill="var(--y-brand-fill)"
    />
    <path
      d="M80 94c-15-11-32-13-50-10V46c18-3 35-1 50 10 15-11 32-13 50-10v38c-18-3-35-1-50 10Z"
      fill="var(--y-card)"
    />
    <path d="M80 56v38" stroke="var(--y-line-deco)" strokeWidth="3" />
    <path
      d="M42 60c9-1 18 0 26 4M42 72c9-1 18 0 26 4M92 76c8-4 17-5 26-4"
      stroke="var(--y-line-deco)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M104 64V34" stroke="var(--y-art-leaf)" strokeWidth="4" strokeLinecap="round" />
    <path d="M104 46c-13 0-20-7-21-18 13 0 20 7 21 18Z" fill="var(--y-art-leaf)" />
    <path d="M104 40c1-11 8-17 20-17-1 12-8 18-20 17Z" fill="var(--y-art-light)" />
    <circle cx="40" cy="28" r="5" fill="var(--y-reward-fill)" />
    <circle cx="58" cy="18" r="3" fill="var(--y-stamp)" />
  </svg>
);
