export type { FigureCounters } from './figures/figures.ts';
export type { ContentAudience } from './operate/content-rule.ts';
export type { ContentPlace } from './operate/withdrawn-draft.ts';
