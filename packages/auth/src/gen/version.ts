// Generated from package.json by `pnpm generate`; never edited by hand.
/** Version of the SDK, which every call names to the server. */
export const version = '0.0.0';
