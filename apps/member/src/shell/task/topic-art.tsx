import type { ReactNode } from 'react';
import type { Topic } from './topic-of.ts';

/** The ground of a picture: one of the tints, which the dark scheme darkens. */
export type Ground = 'teal' | 'gold' | 'blue' | 'green' | 'red';

interface Art {
  ground: Ground;
  /** Shapes in a box of 48. `a` is the ground's own colour, `b` a lighter one, `c` gold. */
  shapes: ReactNode;
}

const [a, b, c] = ['var(--ink)', 'var(--pale)', 'var(--y-reward-fill)'];
const line = { fill: 'none', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Our own drawings, one a topic, in three flat colours. */
export const topicArt: Readonly<Record<Topic, Art>> = {
  food: {
    ground: 'gold',
    shapes: (
      <>
        <path d="M8 24h32a16 16 0 0 1-10 14H18A16 16 0 0 1 8 24Z" fill={a} />
        <path d="M11 24a13 8 0 0 1 26 0Z" fill={b} />
        <path d="M18 12c-3-3 2-4 0-7M26 12c-3-3 2-4 0-7" {...line} stroke={c} />
      </>
    ),
  },
  drink: {
    ground: 'teal',
    shapes: (
      <>
        <path d="M14 16h20l-2 25H16Z" fill={b} />
        <path d="M15 26h18l-1 15H16Z" fill={a} />
        <path d="M12 16h24M25 16l3-11h5" {...line} stroke={a} />
        <circle cx="21" cy="34" r="2.5" fill={c} />
        <circle cx="27" cy="31" r="2.5" fill={c} />
      </>
    ),
  },
  way: {
    ground: 'blue',
    shapes: (
      <>
        <rect x="11" y="8" width="26" height="28" rx="6" fill={a} />
        <rect x="15" y="13" width="18" height="10" rx="2" fill={b} />
        <circle cx="18" cy="30" r="2.5" fill={c} />
        <circle cx="30" cy="30" r="2.5" fill={c} />
        <path d="M16 36l-4 6M32 36l4 6" {...line} stroke={a} />
      </>
    ),
  },
  pet: {
    ground: 'gold',
    shapes: (
      <>
        <path d="M11 20 9 7l9 5a19 19 0 0 1 12 0l9-5-2 13a14 14 0 1 1-26 0Z" fill={a} />
        <circle cx="19" cy="25" r="2" fill={b} />
        <circle cx="29" cy="25" r="2" fill={b} />
        <path d="M21 31l3 2 3-2" {...line} strokeWidth={2} stroke={c} />
      </>
    ),
  },
  phone: {
    ground: 'blue',
    shapes: (
      <>
        <rect x="14" y="5" width="20" height="38" rx="5" fill={a} />
        <rect x="17" y="10" width="14" height="25" rx="1.5" fill={b} />
        <circle cx="24" cy="39" r="1.8" fill={c} />
        <path d="M20 17h8M20 22h5" {...line} strokeWidth={2} stroke={a} />
      </>
    ),
  },
  skin: {
    ground: 'red',
    shapes: (
      <>
        <rect x="15" y="18" width="18" height="24" rx="5" fill={a} />
        <rect x="20" y="11" width="8" height="7" fill={b} />
        <path d="M24 11V7h8" {...line} stroke={a} />
        <path d="M24 25c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9Z" fill={b} />
      </>
    ),
  },
  home: {
    ground: 'teal',
    shapes: (
      <>
        <path
          d="M7 25v-4a4 4 0 0 1 8 0v5h18v-5a4 4 0 0 1 8 0v4a4 4 0 0 1 0 8v5H7v-5a4 4 0 0 1 0-8Z"
          fill={a}
        />
        <path d="M14 22v-8a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v8Z" fill={b} />
        <path d="M12 38v4M36 38v4" {...line} stroke={a} />
        <circle cx="24" cy="16" r="3" fill={c} />
      </>
    ),
  },
  basket: {
    ground: 'green',
    shapes: (
      <>
        <path d="M14 20c0-18 6-12 7 0ZM27 20c-2-12 8-16 8 0Z" fill={b} />
        <circle cx="24" cy="15" r="6" fill={c} />
        <path d="M7 20h34l-4 19a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3Z" fill={a} />
        <path d="M18 27v8M24 27v8M30 27v8" {...line} strokeWidth={2.5} stroke={b} />
      </>
    ),
  },
  parcel: {
    ground: 'gold',
    shapes: (
      <>
        <path d="M8 15l16-8 16 8v19l-16 8-16-8Z" fill={a} />
        <path d="M8 15l16 8 16-8-16-8Z" fill={b} />
        <path d="M15 11.5 31 20v8" {...line} stroke={c} />
      </>
    ),
  },
  money: {
    ground: 'gold',
    shapes: (
      <>
        <rect x="7" y="13" width="34" height="26" rx="5" fill={a} />
        <path d="M11 13l20-7 3 7Z" fill={b} />
        <rect x="28" y="22" width="13" height="9" rx="4.5" fill={b} />
        <circle cx="33" cy="26.5" r="2.5" fill={c} />
      </>
    ),
  },
  brand: {
    ground: 'red',
    shapes: (
      <>
        <path d="M8 20l22-11v28L8 27Z" fill={a} />
        <path d="M12 28l3 12h6l-3-10Z" fill={b} />
        <path d="M35 17c4 3 4 9 0 12" {...line} stroke={c} />
      </>
    ),
  },
  talk: {
    ground: 'teal',
    shapes: (
      <>
        <path d="M20 8h16a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6v6l-7-6h-9Z" fill={b} />
        <path
          d="M12 16h16a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H19l-7 6v-6a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6Z"
          fill={a}
        />
        <circle cx="14" cy="26" r="2" fill={c} />
        <circle cx="20" cy="26" r="2" fill={c} />
        <circle cx="26" cy="26" r="2" fill={c} />
      </>
    ),
  },
  camera: {
    ground: 'blue',
    shapes: (
      <>
        <path
          d="M17 11h14l3 5h5a4 4 0 0 1 4 4v17a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4h5Z"
          fill={a}
        />
        <circle cx="24" cy="28" r="9" fill={b} />
        <circle cx="24" cy="28" r="4.5" fill={a} />
        <circle cx="37" cy="22" r="2" fill={c} />
      </>
    ),
  },
  video: {
    ground: 'red',
    shapes: (
      <>
        <rect x="5" y="11" width="38" height="27" rx="6" fill={a} />
        <path d="M20 18l12 6.5L20 31Z" fill={b} />
        <path d="M10 42h28" {...line} stroke={c} />
      </>
    ),
  },
  trial: {
    ground: 'green',
    shapes: (
      <>
        <rect x="8" y="20" width="32" height="22" rx="4" fill={a} />
        <rect x="5" y="14" width="38" height="9" rx="3" fill={b} />
        <path d="M24 14v28" {...line} strokeWidth={4} stroke={c} />
        <path d="M24 14c-10 0-10-9-4-9 3 0 4 4 4 9ZM24 14c10 0 10-9 4-9-3 0-4 4-4 9Z" fill={c} />
      </>
    ),
  },
  profile: {
    ground: 'green',
    shapes: (
      <>
        <circle cx="24" cy="16" r="9" fill={a} />
        <path d="M7 42a17 15 0 0 1 34 0Z" fill={a} />
        <path
          d="M24 38V30M24 33c-6 0-8-3-8-6 5 0 8 2 8 6ZM24 32c0-4 3-6 8-6 0 4-3 6-8 6Z"
          fill={c}
          stroke={c}
        />
      </>
    ),
  },
  page: {
    ground: 'blue',
    shapes: (
      <>
        <rect x="5" y="9" width="38" height="30" rx="5" fill={b} />
        <path d="M5 14a5 5 0 0 1 5-5h28a5 5 0 0 1 5 5v4H5Z" fill={a} />
        <path d="M12 25h16M12 31h10" {...line} stroke={a} />
        <circle cx="35" cy="31" r="4" fill={c} />
      </>
    ),
  },
  sheet: {
    ground: 'teal',
    shapes: (
      <>
        <rect x="10" y="6" width="28" height="36" rx="5" fill={b} />
        <path d="M22 17h10M22 25h10M22 33h6" {...line} stroke={a} />
        <circle cx="16" cy="17" r="2.5" fill={c} />
        <circle cx="16" cy="25" r="2.5" fill={a} />
        <circle cx="16" cy="33" r="2.5" fill={a} />
      </>
    ),
  },
};
