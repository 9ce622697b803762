export {
  call,
  type Caller,
  type CallOptions,
  type CallPromise,
  type CallResponse,
  configureClient,
  type Download,
  type KeyedCallOptions,
} from './calls/call.ts';
export { type CallError, isRefusal, type Refusal } from './calls/call-error.ts';
export { type CursorPage, pages, paginate } from './calls/paginate.ts';
export { type Client, type ClientOptions, createClient } from './client/client.ts';
export type { Live, LiveData, LiveListener } from './client/live.ts';
export {
  encryptFieldOf,
  registerMobile,
  sendSmsCode,
  signInBySms,
  type SmsSignIn,
} from './client/sign-in-by-sms.ts';
export { largestForm, sendInParts, type UploadedFile } from './files/send-in-parts.ts';
export type { SendFileOptions } from './files/send-file-options.ts';
export { sendFile, uploadFile, type UploadOptions } from './files/upload-file.ts';
export { UploadError, type UploadFailure } from './files/upload-error.ts';
export * from './gen/calls/index.ts';
export { type ReceiptVerdict, verifyReceipt } from './receipts/verify-receipt.ts';
export { documentVersion } from './gen/document-version.ts';
export * from './gen/model/index.ts';
export {
  ApiError,
  createMemorySession,
  createSession,
  newIdempotencyKey,
  type RequestInfo,
  type ResponseInfo,
} from '@yayan/auth';
