export { deleteSeenLists, memberKey, seenCache } from './seen-cache.ts';
export { createShownSince } from './shown-since.ts';
export { startWorker } from './start-worker.ts';
export { UpdateNotice } from './UpdateNotice.tsx';
