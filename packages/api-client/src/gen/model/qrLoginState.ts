/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { QrScanned } from './qrScanned.ts';
import type { SignedIn } from './signedIn.ts';

export type QrLoginState = QrScanned | SignedIn;
