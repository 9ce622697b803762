/** The hash functions that partners use. */
export const hashNames = ['sha256', 'sha1', 'md5'] as const;

/** The name of one of them. */
export type HashName = (typeof hashNames)[number];
