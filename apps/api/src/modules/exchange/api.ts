export type { Exchange } from './deps.ts';
