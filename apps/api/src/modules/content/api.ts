export type { FigureCounters } from './figures/figures.ts';
