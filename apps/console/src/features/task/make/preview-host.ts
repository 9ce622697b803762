import { firstPageOf } from './task-source.ts';

/** Host rules that end nothing, so that a questionnaire can be looked at whole. */
export const previewHost = (survey: Record<string, unknown>) => ({
  screening: { page: firstPageOf(survey), screenOut: [] },
  quotaCells: [],
  minimumSeconds: 0,
  seatMinutes: 30,
  attentionChecks: [],
  contradictions: [],
  sensitive: [],
});
