/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SnsBindByCode } from './snsBindByCode.ts';
import type { SnsBindByMerge } from './snsBindByMerge.ts';

export type SnsBindRequest = SnsBindByCode | SnsBindByMerge;
