declare const self: ServiceWorkerGlobalScope;

/** Whether this browser lets a worker read cookies. Without cookies the worker can't know whose answers it would store. */
export const knowsCookies = (): boolean => 'cookieStore' in self;
