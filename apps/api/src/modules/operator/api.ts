export type { DemoOperator } from './demo-operators.ts';
export type { Waiting } from './overview-handlers.ts';
