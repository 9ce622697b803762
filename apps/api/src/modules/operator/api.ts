export type { DemoOperator } from './demo-operators.ts';
export type { OverviewPorts, Waiting } from './overview-handlers.ts';
