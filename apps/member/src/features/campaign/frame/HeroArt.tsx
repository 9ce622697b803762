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
  [CampaignFace.Koi]: box,
  [CampaignFace.Quiz]: box,
  [CampaignFace.Christmas]: tree,
  [CampaignFace.Duanwu]: zongzi,
};

/** The picture of a campaign, in the colours of the scheme. */
export const HeroArt = ({ face }: { face: CampaignFace }) => (
  <svg viewBox="0 0 160 130" width="160" height="130" aria-hidden>
    {pictures[face]}
  </svg>
);
