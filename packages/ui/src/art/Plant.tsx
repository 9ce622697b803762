import type { ReactNode } from 'react';

/** The stages of our plant: empty, new, in progress, done, rewarded; a withered leaf for errors, an umbrella for offline. */
export type PlantStage = 'seed' | 'sprout' | 'leaves' | 'flower' | 'ear' | 'withered' | 'umbrella';

const leaf = 'var(--y-art-leaf)';
const light = 'var(--y-art-light)';
const gold = '#F7BB2E';
const soil = 'var(--y-art-soil)';

const stem = (top: number) => (
  <path d={`M80 100V${top}`} stroke={leaf} strokeWidth="5" strokeLinecap="round" />
);
const pair = (y: number, scale = 1) => (
  <g transform={`translate(80 ${y}) scale(${scale})`}>
    <path d="M0 0C-18 0-28-8-29-24-13-24-2-16 0 0Z" fill={leaf} />
    <path d="M0 0C1-14 10-23 29-22 27-7 16 1 0 0Z" fill={light} />
  </g>
);

const stages: Record<PlantStage, ReactNode> = {
  seed: (
    <>
      <path d="M80 92c-9 0-15-7-15-15 0-10 9-17 15-19 6 2 15 9 15 19 0 8-6 15-15 15Z" fill={gold} />
      <path d="M75 82c-3-5-1-11 3-14" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".7" />
      <path d="M112 60c0-6 4-9 9-9M44 66c0-5-3-8-8-8" stroke={light} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  sprout: (
    <>
      {stem(70)}
      {pair(72, 0.9)}
    </>
  ),
  leaves: (
    <>
      {stem(44)}
      {pair(84, 0.8)}
      {pair(48)}
    </>
  ),
  flower: (
    <>
      {stem(48)}
      {pair(86, 0.9)}
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse key={turn} cx="80" cy="24" rx="8" ry="11" fill={light} transform={`rotate(${turn} 80 36)`} />
      ))}
      <circle cx="80" cy="36" r="8" fill={gold} />
    </>
  ),
  ear: (
    <>
      <path d="M80 100c0-24 2-46 10-66" stroke={leaf} strokeWidth="5" strokeLinecap="round" />
      {[0, 1, 2, 3].map((row) => (
        <g key={row} transform={`translate(${92 - row * 3} ${28 + row * 13}) rotate(20)`}>
          <ellipse cx="-7" cy="4" rx="5" ry="9" fill={gold} transform="rotate(-28 -7 4)" />
          <ellipse cx="8" cy="4" rx="5" ry="9" fill={gold} transform="rotate(28 8 4)" />
        </g>
      ))}
      <ellipse cx="95" cy="18" rx="5" ry="9" fill={gold} transform="rotate(20 95 18)" />
      {pair(90, 0.8)}
    </>
  ),
  withered: (
    <>
      <path d="M80 100c0-22-2-34 12-44" stroke={soil} strokeWidth="5" strokeLinecap="round" />
      <path d="M92 56c16-4 25 4 27 22-14 1-24-6-27-22Z" fill="var(--y-art-dry)" />
      <path d="M97 61c6 3 11 7 14 12" stroke="var(--y-card)" strokeWidth="2" strokeLinecap="round" />
      <path d="M56 97c-3-7-10-9-17-6 3 7 10 10 17 6Z" fill="var(--y-art-dry)" />
    </>
  ),
  umbrella: (
    <>
      {stem(74)}
      {pair(80, 0.62)}
      <path d="M80 22v62" stroke={soil} strokeWidth="4" strokeLinecap="round" transform="translate(26 0)" />
      <path
        d="M62 54a44 36 0 0 1 88 0c-7-6-16-6-22 0-7-6-16-6-22 0-7-6-16-6-22 0-6-6-15-6-22 0Z"
        fill={light}
      />
      <path
        d="M36 34v8M24 54v8M48 62v8M34 74v8"
        stroke="var(--y-blue-text)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  ),
};

/** Crops the empty space above small plants, so that the drawing is close to its text. */
const air: Partial<Record<PlantStage, number>> = { seed: 42, sprout: 34, withered: 34 };

/** A decorative illustration: the text next to it has the meaning. `width` in px. */
export function Plant({ stage, width = 160 }: { stage: PlantStage; width?: number | undefined }) {
  const top = air[stage] ?? 0;
  return (
    <svg
      width={width}
      height={(width * (120 - top)) / 160}
      viewBox={`0 ${top} 160 ${120 - top}`}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="80" cy="102" rx="54" ry="9" fill="var(--y-art-ground)" />
      {stages[stage]}
      <path d="M52 101c8-7 18-9 28-9s20 2 28 9c-8 4-18 5-28 5s-20-1-28-5Z" fill={soil} />
    </svg>
  );
}
