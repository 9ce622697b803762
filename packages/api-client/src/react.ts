export * from './gen/hooks/index.ts';
export * from './gen/pages/index.ts';
export { ClientContext, ClientProvider } from './react/client-context.ts';
export type { CallQueryOptions, MutationHookOptions, QueryHookOptions } from './react/hooks.ts';
export { type ChangingCall, invalidateAfter, isStaleAfter, type Subject } from './react/stale.ts';
export { type Pages, pagesKey, type PagesOptions } from './react/use-pages.ts';
export { useLive } from './react/use-live.ts';
