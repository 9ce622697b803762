export { ConsoleError, failureText, isRefusal, type RefusalName } from './console-error.ts';
export { type SessionEnd, sessionToken } from './session-token.ts';
export * from './gen/calls/account.ts';
export * from './gen/calls/member.ts';
export * from './gen/calls/system.ts';
export * from './gen/calls/task.ts';
export type * from './gen/model/index.ts';
