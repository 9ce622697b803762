/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { PropertyForm } from './propertyForm.ts';

export type GetProperties200 = Envelope & {
  data: PropertyForm;
};
