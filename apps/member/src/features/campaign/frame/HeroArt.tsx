import { CampaignFace } from '@yayan/api-client';
import type { ReactNode } from 'react';

const box = (
  <>
    <rect x="30" y="62" width="100" height="56" rx="8" fill="var(--y-reward-fill)" />
    <rect x="24" y="46" width="112" height="22" rx="6" fill="var(--y-brand-fill)" />
    <path d="M80 46v72" stroke="var(--y-card)" strokeWidth="8" />
    <path
      d="M80 46c-10-26-40-22-30-6 4 6 18 6 30 6Zm0 0c10-26 40-22 30-6-4 6-18 6-30 6Z"
      fill="var(--y-stamp)"
    />
  </>
);
/** A koi that leaps over a ripple, with a coin above. */
const koi = (
  <>
    <path
      d="M18 108c16-9 30-9 46 0s30 9 46 0 26-7 34-3M38 121c12-6 24-6 36 0s24 6 36 0"
      stroke="var(--y-art-leaf)"
      strokeWidth="5"
      strokeLinecap="round"
      fill="none"
    />
    <path
      d="M50 78C34 76 22 84 18 98c12 2 20-2 26-8 0 8 3 14 10 18 6-8 6-18 0-26Z"
      fill="var(--y-reward-fill)"
    />
    <path d="M44 86c6-36 34-58 72-52 8 30-16 62-60 58-8-1-12-3-12-6Z" fill="var(--y-stamp)" />
    <path d="M78 44c-2-10 2-18 10-22 6 6 8 12 8 14Z" fill="var(--y-reward-fill)" />
    <path d="M82 88c2 10 8 16 18 18 2-8 0-16-4-24Z" fill="var(--y-reward-fill)" />
    <path
      d="M60 66c10-2 16 4 18 12-8 6-18 8-28 6 2-8 4-14 10-18ZM86 42c10 0 16 6 16 16-10 2-20-4-16-16Z"
      fill="var(--y-art-light)"
    />
    <circle cx="106" cy="46" r="4" fill="var(--y-card)" />
    <circle cx="132" cy="20" r="13" fill="var(--y-reward-fill)" />
    <rect x="127.5" y="15.5" width="9" height="9" rx="2" fill="var(--y-card)" />
  </>
);
/** A sheet of answers with ticks, and a pencil. */
const sheet = (
  <>
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
  </>
);
const tree = (
  <>
    <path d="M80 12 48 56h18L38 96h34v22h16V96h34L94 56h18Z" fill="var(--y-art-leaf)" />
    <circle cx="80" cy="14" r="7" fill="var(--y-reward-fill)" />
    <circle cx="66" cy="78" r="5" fill="var(--y-stamp)" />
    <circle cx="94" cy="66" r="5" fill="var(--y-reward-fill)" />
    <circle cx="84" cy="90" r="5" fill="var(--y-stamp)" />
  </>
);
const zongzi = (
  <>
    <path d="M80 20c10 0 54 72 48 84-6 10-90 10-96 0-6-12 38-84 48-84Z" fill="var(--y-art-leaf)" />
    <path
      d="M80 20c4 26 4 60-2 92M56 62c18 8 34 8 50 2"
      stroke="var(--y-art-light)"
      strokeWidth="4"
      fill="none"
    />
    <path d="M44 84c22 10 50 10 72 0" stroke="var(--y-stamp)" strokeWidth="6" fill="none" />
  </>
);

const pictures: Readonly<Record<CampaignFace, ReactNode>> = {
  [CampaignFace.Lottery]: box,
  [CampaignFace.Koi]: koi,
  [CampaignFace.Quiz]: sheet,
  [CampaignFace.Christmas]: tree,
  [CampaignFace.Duanwu]: zongzi,
};

/** The picture of a campaign, in the colours of the scheme. */
export const HeroArt = ({ face }: { face: CampaignFace }) => (
  <svg viewBox="0 0 160 130" width="160" height="130" aria-hidden>
    {pictures[face]}
  </svg>
);
