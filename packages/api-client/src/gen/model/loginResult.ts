/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SignedIn } from './signedIn.ts';
import type { Unregistered } from './unregistered.ts';

export type LoginResult = SignedIn | Unregistered;
