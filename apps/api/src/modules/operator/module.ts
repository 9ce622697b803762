import type { Platform } from '../../platform/platform.ts';
import { createPasswordHashes } from '../identity/module.ts';
import { accountHandlers } from './handlers.ts';
import { createOperatorSessions } from './sessions/sessions.ts';

/** Accounts and sessions of the people who run the platform. */
export function createOperators(platform: Platform) {
  const sessions = createOperatorSessions(platform);
  return {
    findOperator: sessions.find,
    handlers: accountHandlers(platform, sessions, createPasswordHashes(platform)),
  };
}

export { addOperator } from './account/one-time-links.ts';
export { makeOperatorLink } from './account/operator-links.ts';
export { DEMO_OPERATORS, demoOperatorCode } from './demo-operators.ts';
