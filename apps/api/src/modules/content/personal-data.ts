export { deleteVotes, selectVotes } from './poll-store.ts';
