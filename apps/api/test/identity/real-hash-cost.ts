/** Makes a test server hash passwords at the cost of production. */
export const asInProduction = { PASSWORD_HASH_KIB: '19456' } as const;
