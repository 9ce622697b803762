import { availableParallelism } from 'node:os';

/** How many of these a test's PostgreSQL can serve: it takes 200 connections, and a file may have two servers with pools of ten. */
const most = 8;

/** How many test files or journeys run at once: one for each processor. */
export const workers = Math.min(most, availableParallelism());
