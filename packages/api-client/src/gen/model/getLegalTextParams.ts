/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';

export type GetLegalTextParams = {
/**
 * An earlier version, or one that is announced.
 */
version?: AgreementVersion;
};
