import type { supplyTask } from '@yayan/console-client';

/** The input of supplying a task. */
export type SupplyInput = Parameters<typeof supplyTask>[1]['input'];
