import type { Handlers } from '../../call/call.ts';
import { regionHandlers } from './handlers.ts';

/** Provinces, cities and districts. */
export const createRegion = (): { handlers: Pick<Handlers, 'listRegions'> } => ({
  handlers: regionHandlers(),
});

export { calledCity, cityChoices, cityName, isCalledCity, isRegionName, regionName } from './regions.ts';
