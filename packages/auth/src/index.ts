export { ApiError } from './http/api-error.ts';
export type { ApiFailure, ErrorName, FailureKind } from './http/api-error.ts';
export type { Clock } from './clock.ts';
export { deviceTypeOf } from './http/device-type.ts';
export type { DeviceTraits, DeviceType } from './http/device-type.ts';
export { createFieldEncryption } from './encryption/field-encryption.ts';
export type { EncryptField, FieldEncryptionOptions, PublicKey } from './encryption/field-encryption.ts';
export { retryWithFreshKey } from './encryption/retry-with-fresh-key.ts';
export { newIdempotencyKey } from './http/idempotency-key.ts';
export type { Locks } from './session/locks.ts';
export { outcomeOf } from './http/outcome.ts';
export type { Answer, FailureTone, Outcome, Refusal } from './http/outcome.ts';
export type { Query } from './http/query.ts';
export type { ResponseType } from './http/response-type.ts';
export { createMemorySession } from './session/memory-session.ts';
export { createSession } from './session/session.ts';
export type { CookieJar, Session, SessionOptions, Tokens } from './session/session.ts';
export type { StreamEvent, StreamRequest, StreamState } from './events/stream-request.ts';
export { createTransport } from './http/transport.ts';
export type {
  ApiRequest,
  RequestInfo,
  ResponseInfo,
  Transport,
  TransportEvents,
  TransportOptions,
} from './http/transport.ts';
export { version } from './gen/version.ts';
export { errorCatalogue } from './gen/error-catalogue.ts';
export { isFinalRefusal } from './http/final-refusal.ts';
export { isRefusal } from './http/refusal.ts';
export type { WebAbortSignal, WebBlob, WebHeaders, WebHeadersInit } from './web-types.ts';
export { UnsafePathError } from './http/safe-path.ts';
