/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Data of FIELD_MISSING, FIELD_UNKNOWN and FIELD_WRONG; null when the server names no field.
 * @nullable
 */
export type FieldProblem = {
  /**
     * Where it is, as `body.quantity` or `query.limit`.
     * @maxLength 500
     */
  field: string;
  /**
     * The rule that it breaks: a keyword of JSON Schema, as `maximum`, or a word of the server.
     * @maxLength 60
     */
  rule?: string;
} | null;
