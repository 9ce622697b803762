import { createUnsentStore } from './unsent-store.ts';

/** Unsent answers and hand-ins of this browser. */
export const unsent = createUnsentStore();
