/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ReadAll } from './readAll.ts';
import type { ReadLinked } from './readLinked.ts';
import type { ReadSome } from './readSome.ts';

export type ReadMessagesRequest = ReadSome | ReadLinked | ReadAll;
