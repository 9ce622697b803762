/** Makes a test server hash passwords at production's cost. */
export const asInProduction = { PASSWORD_HASH_KIB: '19456' } as const;
