/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise } from '../../calls/call.ts';
import type {
  ListRegionsParams,
  RegionTree,
} from '../model/index.ts';

/**
 * List provinces, cities and districts
 */
export const listRegions = (params?: ListRegionsParams, options?: CallOptions): CallPromise<RegionTree> =>
  call<RegionTree>({ operation: 'listRegions', url: '/v1/jd/cities', method: 'GET', params }, options);

