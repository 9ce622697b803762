export { ConsoleError, failureText, isRefusal, type RefusalName } from './console-error.ts';
export { type SessionEnd, sessionToken } from './session-token.ts';
export * from './gen/calls/index.ts';
export type * from './gen/model/index.ts';
