/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What the operator read at each changed field. A field of an act without labels is missing.
 */
export type OperatorActLabels = {[key: string]: string};
