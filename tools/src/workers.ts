import { availableParallelism } from 'node:os';

/**
 * How many workers a test's PostgreSQL can serve: it allows 200 connections, and a file may have two servers with pools of ten.
 */
const most = 8;

/** How many test files or journeys run in parallel: one for each processor. */
export const workers = Math.min(most, availableParallelism());
