import type { Handlers } from '../../call/call.ts';
import { listRegions } from './regions.ts';

/** Provinces, cities and districts. */
export function regionHandlers(): Pick<Handlers, 'listRegions'> {
  return { listRegions: async ({ query }) => listRegions(query.parent) };
}
