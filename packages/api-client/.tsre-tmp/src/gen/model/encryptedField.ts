/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * `<key id>:<base64>`, RSA-OAEP (3072 bits, SHA-256) of JSON `{ value, timestamp, nonce }` under the key of
 * `GET /v1/auth/public-key`; timestamp in ms. A replayed nonce or a time stamp older than 5 minutes is refused.
 * @maxLength 1040
 * @pattern ^[A-Za-z0-9_-]{1,32}:[A-Za-z0-9+/=]{100,1000}$
 */
export type EncryptedField = string;
