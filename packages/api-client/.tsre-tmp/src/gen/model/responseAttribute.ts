/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ResponseAttributeValue } from './responseAttributeValue.ts';

/**
 * An attribute to filter by, its values with how many respondents have them.
 */
export interface ResponseAttribute {
  key: string;
  label: string;
  values: ResponseAttributeValue[];
}
