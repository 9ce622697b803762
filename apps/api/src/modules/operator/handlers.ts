import type { ConsoleDataOf } from '@yayan/contract/console';
import { type ConsoleHandlers, WithCookie } from '../../call/operator/console-call.ts';
import type { OperatorCaller } from '../../call/operator/operator-caller.ts';
import { permissionsOf } from '../../call/operator/permissions.ts';
import { refuse } from '../../errors/api-fault.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PasswordHashes } from '../identity/api.ts';
import { checkSignIn } from './account/check-sign-in.ts';
import { finishSetup, readSetup } from './account/one-time-links.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from './passkeys/own-passkeys.ts';
import { makeChallenge } from './passkeys/passkey-challenges.ts';
import { checkPasskey } from './passkeys/passkey-sign-in.ts';
import { passkeySite } from './passkeys/passkey-site.ts';
import { IDLE_MINUTES } from './sessions/session-times.ts';
import type { OperatorSessionsOf } from './sessions/sessions.ts';

type AccountOperation =
  | 'getOperatorSession'
  | 'signInOperator'
  | 'signOutOperator'
  | 'readOperatorSetup'
  | 'finishOperatorSetup'
  | 'listOperatorDevices'
  | 'endOperatorDevice'
  | 'listOperatorPasskeys'
  | 'startOperatorPasskey'
  | 'addOperatorPasskey'
  | 'removeOperatorPasskey'
  | 'renameOperatorPasskey'
  | 'startPasskeySignIn'
  | 'signInByPasskey';

const sessionView = (operator: OperatorCaller): ConsoleDataOf<'getOperatorSession'> => ({
  operatorId: operator.operatorId,
  name: operator.name,
  roles: [...operator.roles],
  permissions: permissionsOf(operator.roles),
  csrfToken: operator.csrfToken,
  endsAt: operator.endsAt.toISOString(),
  idleMinutes: IDLE_MINUTES,
});

/** Opens the session of somebody who proved who they are. */
const signIn = async (
  sessions: OperatorSessionsOf,
  operator: { id: string },
  from: Parameters<OperatorSessionsOf['open']>[1],
): Promise<WithCookie<ConsoleDataOf<'getOperatorSession'>>> => {
  const token = await sessions.open(operator, from);
  return new WithCookie(sessionView((await sessions.find(token)) ?? refuse('OPERATOR_SIGN_IN_WRONG')), token);
};

export const accountHandlers = (
  platform: Platform,
  sessions: OperatorSessionsOf,
  hashes: PasswordHashes,
): Pick<ConsoleHandlers, AccountOperation> => ({
  getOperatorSession: async ({ operator }) => await Promise.resolve(sessionView(operator)),
  signInOperator: async ({ body, address, userAgent, cookie }) => {
    const operator = await checkSignIn(platform, hashes, { ...body, address });
    return await signIn(sessions, operator, { address, userAgent, cookie });
  },
  startPasskeySignIn: async () => ({
    challenge: await makeChallenge(platform, null),
    rpId: passkeySite(platform.config).rpId,
  }),
  signInByPasskey: async ({ body, address, userAgent, cookie }) =>
    await signIn(sessions, await checkPasskey(platform, body), { address, userAgent, cookie }),
  signOutOperator: async ({ operator }) => {
    await sessions.end(operator.operatorId, operator.sessionId);
    return new WithCookie(null, null);
  },
  readOperatorSetup: async ({ body }) => await readSetup(platform, body.token),
  finishOperatorSetup: async ({ body, address }) => ({
    codes: await finishSetup(platform, hashes, { ...body, address }),
  }),
  listOperatorDevices: async ({ operator }) => await sessions.list(operator.operatorId, operator.sessionId),
  endOperatorDevice: async ({ operator, params }) =>
    (await sessions.end(operator.operatorId, params.id)) ? null : refuse('NOT_FOUND'),
  listOperatorPasskeys: async ({ operator }) => await listPasskeys(platform, operator),
  startOperatorPasskey: async (call) => await startPasskey(platform, call, call.body.code),
  addOperatorPasskey: async (call) => await addPasskey(platform, call, call.body),
  renameOperatorPasskey: async (call) =>
    await renamePasskey(platform, call, { id: call.params.id, name: call.body.name }),
  removeOperatorPasskey: async (call) => await removePasskey(platform, call, call.params.id),
});
