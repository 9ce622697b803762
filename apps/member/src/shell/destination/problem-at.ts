import type { OrderField, OrderProblem } from '@yayan/api-client';

/** The message for a field. */
export const problemAt = (problems: readonly OrderProblem[], field: OrderField): string | undefined =>
  problems.find((problem) => problem.field === field)?.message;
