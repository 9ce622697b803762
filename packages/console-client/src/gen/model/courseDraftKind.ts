/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type CourseDraftKind = typeof CourseDraftKind[keyof typeof CourseDraftKind];


export const CourseDraftKind = {
  course: 'course',
} as const;
