/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall } from '../../mocks/mock-call.ts';
import type {
  RegionTree,
} from '../model/index.ts';

/** Answers `listRegions`: List provinces, cities and districts. */
export const mockListRegions = mockCall<'listRegions', RegionTree>('get', '/v1/jd/cities', () => ({"items":[{"code":"310000","name":"上海市","children":[{"code":"310100","name":"上海市","children":[{"code":"310101","name":"黄浦区"}]}]}]}));

