const origin = import.meta.env.VITE_BBS_URL ?? 'http://127.0.0.1:4200';

/** Address of a group on the discussion site. */
export const groupAddress = (hash: string): string => `${origin}/bbs/${hash}`;
