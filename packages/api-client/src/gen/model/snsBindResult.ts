/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { MergeRequired } from './mergeRequired.ts';
import type { SignedIn } from './signedIn.ts';
import type { Unregistered } from './unregistered.ts';

export type SnsBindResult = SignedIn | Unregistered | MergeRequired;
