// Generated from openapi/ by `pnpm generate`; never edited by hand.
/** The version of the OpenAPI document that this SDK was made from: `info.version` of the server's `/api/openapi.json`. */
export const documentVersion = '1.0.0';
