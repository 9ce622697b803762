import type { OperatorRole } from '@yayan/contract/console';
import { performAct } from '../../src/platform/audit/perform-act.ts';
import { makeOperatorLink } from '../../src/modules/operator/account/operator-links.ts';
import { totpCode } from '../../src/modules/operator/account/totp.ts';
import { operatorActs } from '../../src/modules/operator/module.ts';
import type { TestSystem } from '../system/test-system.ts';
import { consoleCall, type ConsoleSession } from './console-calls.ts';

const PASSWORD = 'qiutian-2026';

/** Operators of a product without demo accounts: how the first ones are made, set up, and sign in. */
export const newOperators = (system: TestSystem) => {
  const secrets = new Map<string, string>();
  const signIn = async (name: string): Promise<ConsoleSession> => {
    system.clock.advance(31_000);
    const code = totpCode(secrets.get(name) ?? '', system.clock.now());
    const body = { name, password: PASSWORD, code };
    const { outcome, data, setCookie = '' } = await consoleCall(system, 'signInOperator', { body });
    if (outcome !== 'OK') throw new Error(`${name} could not sign in: ${outcome}`);
    return { cookie: setCookie.split(';')[0] ?? '', csrfToken: data.csrfToken };
  };
  /** Opens a one-time link, and sets password and authenticator. */
  const setUp = async (name: string, link: string): Promise<void> => {
    const token = link.split('#')[1] ?? '';
    const { data } = await consoleCall(system, 'readOperatorSetup', { body: { token } });
    secrets.set(name, data.secret);
    const body = { token, password: PASSWORD, code: totpCode(data.secret, system.clock.now()) };
    const { outcome } = await consoleCall(system, 'finishOperatorSetup', { body });
    if (outcome !== 'OK') throw new Error(`${name} could not set the account up: ${outcome}`);
  };
  return {
    signIn,
    setUp,
    /** What `operator add` does: it is the only command of a first day. */
    addByCommand: async (name: string, roles: OperatorRole[]): Promise<void> => {
      const actor = { id: null, name: '林晓', roles: null, address: null };
      const call = { actor, reason: '', key: '', seen: null, dryRun: false };
      await performAct(system.platform, operatorActs.addOperator, { name, roles }, call);
      await setUp(name, await makeOperatorLink(system.platform, name));
    },
  };
};
