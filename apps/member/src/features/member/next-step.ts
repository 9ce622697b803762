import type { NewcomerStep } from '@yayan/api-client';

/** The newcomer step that comes next; undefined once all are done. */
export const nextStep = (steps: readonly NewcomerStep[]): NewcomerStep | undefined =>
  steps.find(({ done }) => !done);
