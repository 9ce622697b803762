import { afterAll } from 'vitest';
import { TestSystem } from '../system/test-system.ts';
import { type ConsoleSession, signInOperator } from './console-calls.ts';

/** For the head of a test file: a seeded system until its tests have ended, and the sessions of these demo operators. */
export async function openConsole<Name extends string>(
  ...names: readonly Name[]
): Promise<{ system: TestSystem } & Readonly<Record<Name, ConsoleSession>>> {
  const system = await TestSystem.start();
  afterAll(() => system.stop());
  const sessions: Partial<Record<Name, ConsoleSession>> = {};
  for (const name of names) sessions[name] = await signInOperator(system, name);
  // Each name has its session now.
  return { system, ...(sessions as Record<Name, ConsoleSession>) };
}
