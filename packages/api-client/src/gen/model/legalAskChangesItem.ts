/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';
import type { LegalKind } from './legalKind.ts';

export type LegalAskChangesItem = {
  kind: LegalKind;
  version: AgreementVersion;
  what: string;
};
