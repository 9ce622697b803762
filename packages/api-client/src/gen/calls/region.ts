/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions } from '../../calls/call.ts';
import type {
  ListRegionsParams,
  RegionTree,
} from '../model/index.ts';

/**
 * List provinces, cities and districts
 */
export const listRegions = (params?: ListRegionsParams, options?: CallOptions): Promise<RegionTree> =>
  call<RegionTree>({ url: '/v1/jd/cities', method: 'GET', params }, options);

