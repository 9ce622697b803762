/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ResponseAttributeValue } from './responseAttributeValue.ts';

/**
 * An attribute to filter by. Each value has its number of respondents.
 */
export interface ResponseAttribute {
  key: string;
  label: string;
  values: ResponseAttributeValue[];
}
