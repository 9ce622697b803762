import { z } from 'zod';

const text = z.string().min(1).max(500);

/** Schema of the host's part of a stored definition. */
export const hostRulesSchema = z.strictObject({
  screening: z.strictObject({
    page: text,
    screenOut: z.array(z.strictObject({ when: text, reason: text })),
  }),
  quotaCells: z.array(z.strictObject({ name: text, when: text, limit: z.int().min(0) })),
  minimumSeconds: z.int().min(0),
  attentionChecks: z.array(z.strictObject({ question: text, expected: z.unknown() })),
  contradictions: z.array(z.strictObject({ when: text, reason: text })).default([]),
  seatMinutes: z
    .int()
    .min(1)
    .max(24 * 60),
  sensitive: z.array(text).default([]),
  prefill: z
    .array(
      z.strictObject({
        question: text,
        attribute: text,
        choices: z.record(text, z.union([text, z.number(), z.boolean()])).optional(),
      }),
    )
    .optional(),
});
