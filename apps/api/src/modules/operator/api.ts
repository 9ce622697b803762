export type { DemoOperator } from './demo-operators.ts';
