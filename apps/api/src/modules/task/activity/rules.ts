import { z } from 'zod';
import { inBoth } from '../../../platform/filed/schema-faults.ts';
import { isContentAddress } from '@yayan/survey-engine';

const count = z.int().min(0);
const EXAMPLES_MAX = 6;

/** A picture of what passes the review, or of what doesn't. Reviewers compare with it, and the console loads nothing from elsewhere. */
const exampleSchema = z.strictObject({
  picture: z
    .string()
    .max(300)
    .regex(/^\/[\w\-%][\w\-./%]*$/u, inBoth('a path of our site', '要是本站路径')),
  caption: z.string().trim().min(1).max(60),
  kind: z.enum(['good', 'bad']),
});
/** The example pictures of one hand-in. */
export const examplesSchema = z.array(exampleSchema).max(EXAMPLES_MAX);
const asksSchema = z.strictObject({
  prompt: z.string().max(200),
  textMin: count,
  photosMin: count,
  photosMax: count.max(9),
  captionMin: count,
  examples: examplesSchema.default([]),
});

/** How members do a task that is no questionnaire (rules 3.25 to 3.27). */
export const activityRulesSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('browse'),
    /** An https address on an allowed host, or a path on our own member site. */
    target: z.string().min(1),
    seconds: count.min(1),
    hours: count.min(1),
  }),
  z.strictObject({
    kind: z.literal('video'),
    /** Path of the video on the member site, or its address. */
    video: z.string().min(1),
    seconds: count.min(1),
    hours: count.min(1),
  }),
  z.strictObject({ kind: z.literal('paipai'), proof: asksSchema, hours: count.min(1) }),
  z.strictObject({
    kind: z.literal('trial'),
    application: asksSchema,
    proof: asksSchema,
    /** How long the application, and after that the proof, may take. */
    hours: count.min(1),
  }),
]);

/** The same schema for a file, with checks of mistakes that only an operator can make. */
export const activityFileSchema = activityRulesSchema.superRefine((rules, context) => {
  const fail = (path: string[], message: string, zh: string) =>
    context.addIssue({ code: 'custom', path, ...inBoth(message, zh) });
  if (rules.kind === 'browse' && !isContentAddress(rules.target))
    fail(['target'], 'a path of ours or an https address', '要是本站路径或 https 地址');
  if (rules.kind === 'video' && !isContentAddress(rules.video))
    fail(['video'], 'a path of ours or an https address', '要是本站路径或 https 地址');
  if (rules.kind === 'paipai' || rules.kind === 'trial')
    if (rules.proof.photosMin > rules.proof.photosMax)
      fail(['proof', 'photosMin'], 'more than photosMax', '不能多于最多张数');
  if (rules.kind === 'trial' && rules.application.photosMin > rules.application.photosMax)
    fail(['application', 'photosMin'], 'more than photosMax', '不能多于最多张数');
});

/** How members do a task; `hours` is how long a member keeps the seat. */
export type ActivityRules = z.output<typeof activityRulesSchema>;
/** What the member must submit. */
export type ActivityAsks = z.output<typeof asksSchema>;
/** A picture that shows how to do it, or how not to. */
export type Example = ActivityAsks['examples'][number];
