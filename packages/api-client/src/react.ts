export * from './gen/hooks/index.ts';
export { ClientContext, ClientProvider } from './react/client-context.ts';
export type { CallQueryOptions, MutationHookOptions, PagesOptions, QueryHookOptions } from './react/hooks.ts';
export { type ChangingCall, invalidateAfter, isStaleAfter, type Subject } from './react/stale.ts';
export { useLive } from './react/use-live.ts';
