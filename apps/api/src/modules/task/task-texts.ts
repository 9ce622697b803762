import { z } from 'zod';

const line = (longest: number) => z.string().max(longest);

/** A task's texts other than its title. The lengths are those of the API document. */
export const taskTextsSchema = z.strictObject({
  description: line(2000),
  steps: z.array(z.strictObject({ title: line(50), text: line(300) })).max(10),
  dos: z.array(line(100)).max(5),
  donts: z.array(line(100)).max(5),
  quitting: line(300),
  sensitive: z.array(line(50)).max(5),
  audience: line(200),
  dataUse: z.strictObject({
    recipient: line(100),
    thirdParty: z.boolean(),
    items: z.array(line(50)).max(20),
    purpose: line(200),
    consentRequired: z.boolean(),
    policyUrl: line(500).nullable(),
  }),
});

export type TaskTexts = z.output<typeof taskTextsSchema>;
