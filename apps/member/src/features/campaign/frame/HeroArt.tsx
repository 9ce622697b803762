import { CampaignFace } from '@yayan/api-client';
import type { ReactNode } from 'react';

/** A present, half open, from which a sprout with coins grows. */
const box = (
  <>
    <ellipse cx="80" cy="119" rx="62" ry="8" fill="var(--y-art-ground)" />
    <path d="M80 52V24" stroke="var(--y-art-leaf)" strokeWidth="5" strokeLinecap="round" />
    <path d="M80 34C70 16 54 16 46 22c4 14 20 18 34 12Z" fill="var(--y-art-leaf)" />
    <path d="M80 28c6-16 22-20 32-14-2 14-16 22-32 14Z" fill="var(--y-art-light)" />
    <rect x="34" y="62" width="92" height="56" rx="8" fill="var(--y-brand-fill)" />
    <rect x="26" y="48" width="108" height="20" rx="6" fill="var(--y-art-light)" />
    <rect x="70" y="48" width="20" height="70" fill="var(--y-reward-fill)" />
    <path d="M46 82v20M114 82v20" stroke="var(--y-art-light)" strokeWidth="4" strokeLinecap="round" />
    <circle cx="30" cy="34" r="8" fill="var(--y-reward-fill)" />
    <circle cx="132" cy="30" r="6" fill="var(--y-reward-fill)" />
    <circle cx="118" cy="14" r="4" fill="var(--y-stamp)" />
    <circle cx="44" cy="12" r="3" fill="var(--y-stamp)" />
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
/** A fir with balls and a star, and a present below it. */
const tree = (
  <>
    <ellipse cx="80" cy="121" rx="56" ry="8" fill="var(--y-art-ground)" />
    <rect x="71" y="98" width="18" height="22" rx="3" fill="var(--y-art-soil)" />
    <path d="M80 56c12 20 26 34 42 44q-42 14-84 0c16-10 30-24 42-44Z" fill="var(--y-art-leaf)" />
    <path d="M80 36c9 18 20 30 34 38q-34 12-68 0c14-8 25-20 34-38Z" fill="var(--y-art-light)" />
    <path d="M80 16c7 15 15 25 26 32q-26 10-52 0c11-7 19-17 26-32Z" fill="var(--y-art-leaf)" />
    <path
      d="m80 4 3.4 7.2 7.6 1-5.6 5.4 1.4 7.8-6.8-3.8-6.8 3.8 1.4-7.8-5.6-5.4 7.6-1Z"
      fill="var(--y-reward-fill)"
    />
    <circle cx="68" cy="44" r="4.5" fill="var(--y-stamp)" />
    <circle cx="92" cy="66" r="4.5" fill="var(--y-reward-fill)" />
    <circle cx="64" cy="70" r="4.5" fill="var(--y-reward-fill)" />
    <circle cx="80" cy="92" r="5" fill="var(--y-stamp)" />
    <circle cx="104" cy="94" r="4.5" fill="var(--y-reward-fill)" />
    <rect x="108" y="100" width="30" height="20" rx="4" fill="var(--y-reward-fill)" />
    <path d="M123 100v20M108 108h30" stroke="var(--y-stamp)" strokeWidth="4" />
    <circle cx="26" cy="38" r="3" fill="var(--y-art-light)" />
    <circle cx="136" cy="28" r="4" fill="var(--y-art-light)" />
    <circle cx="126" cy="64" r="3" fill="var(--y-art-light)" />
    <circle cx="36" cy="76" r="4" fill="var(--y-art-light)" />
  </>
);
/** A zongzi in folded leaves, tied with a cord, beside a smaller one. */
const zongzi = (
  <>
    <ellipse cx="80" cy="119" rx="66" ry="8" fill="var(--y-art-ground)" />
    <path d="M122 66c6 0 30 38 27 46-3 6-48 6-52 0-3-8 19-46 25-46Z" fill="var(--y-art-light)" />
    <path d="M104 98c12 6 26 6 38 0" stroke="var(--y-stamp)" strokeWidth="4" fill="none" />
    <path d="M66 20c10 0 54 76 48 90-6 10-90 10-96 0-6-14 38-90 48-90Z" fill="var(--y-brand-fill)" />
    <path d="M66 20c10 0 54 76 48 90-3 5-24 8-46 8C86 82 84 46 66 20Z" fill="var(--y-art-leaf)" />
    <path d="M66 20C50 46 34 78 24 108" stroke="var(--y-art-light)" strokeWidth="3" fill="none" />
    <path d="M74 44c14 20 24 42 30 66" stroke="var(--y-art-light)" strokeWidth="3" fill="none" />
    <path
      d="M36 66c18 12 42 12 58 2M26 90c24 12 58 12 82 0"
      stroke="var(--y-reward-fill)"
      strokeWidth="5"
      fill="none"
    />
    <path
      d="M66 76c-10-12-22-10-20-2s14 6 20 2Zm0 0c6-12 20-14 20-5s-14 8-20 5Zm0 0-6 16m6-16 8 15"
      stroke="var(--y-reward-fill)"
      strokeWidth="4"
      strokeLinecap="round"
      fill="none"
    />
    <circle cx="124" cy="26" r="4" fill="var(--y-reward-fill)" />
    <circle cx="20" cy="34" r="3" fill="var(--y-stamp)" />
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
