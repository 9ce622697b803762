import { signInDemoMembers } from './demo-sessions.ts';
import { startStack } from './stack.ts';

/** Starts the product once for all journeys and passes its addresses on to them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startStack();
  process.env['YAYAN_E2E_API'] = stack.api;
  process.env['YAYAN_E2E_MEMBER'] = stack.member;
  process.env['YAYAN_E2E_BBS'] = stack.bbs;
  process.env['YAYAN_E2E_CONSOLE'] = stack.console;
  process.env['YAYAN_E2E_SANDBOX'] = stack.sandbox;
  process.env['YAYAN_E2E_OPERATOR'] = JSON.stringify(stack.operator);
  const signedIn = await signInDemoMembers(stack.api);
  return async () => {
    signedIn();
    await stack.stop();
  };
}
