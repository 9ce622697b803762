/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BindRequired } from './bindRequired.ts';
import type { SignedIn } from './signedIn.ts';

export type SnsLoginResult = SignedIn | BindRequired;
