export * from './gen/hooks/index.ts';
export { ClientContext } from './react/client-context.ts';
export type { MutationHookOptions, PagesOptions, QueryHookOptions } from './react/hooks.ts';
export { type ChangingCall, invalidateAfter, isStaleAfter, type Subject } from './react/stale.ts';
export { useLive } from './react/use-live.ts';
