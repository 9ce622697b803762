/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AttributeConsent } from './attributeConsent.ts';
import type { Envelope } from './envelope.ts';

export type AgreeAttributeConsent200 = Envelope & {
  data: AttributeConsent;
};
