/** The hash functions that partners sign with. */
export type HashName = 'sha256' | 'sha1' | 'md5';
