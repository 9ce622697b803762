import type { ConsoleDataOf } from '@yayan/contract/console';
import { type ConsoleHandlers, WithCookie } from '../../call/operator/console-call.ts';
import type { OperatorCaller } from '../../call/operator/operator-caller.ts';
import { permissionsOf } from '../../call/operator/permissions.ts';
import { refuse } from '../../errors/api-fault.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PasswordHashes } from '../identity/api.ts';
import { checkSignIn } from './account/check-sign-in.ts';
import { finishSetup, readSetup } from './account/one-time-links.ts';
import type { StoredOperator } from './account/operator-store.ts';
import { confirmDevice, denyDevice, listNewDevices } from './devices/new-devices.ts';
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
import type { OpenedFrom, OperatorSessionsOf } from './sessions/sessions.ts';

type AccountOperation =
  | 'getOperatorSession'
  | 'signInOperator'
  | 'signOutOperator'
  | 'readOperatorSetup'
  | 'finishOperatorSetup'
  | 'listOperatorDevices'
  | 'endOperatorDevice'
  | 'listNewDevices'
  | 'confirmNewDevice'
  | 'denyNewDevice'
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
  operator: StoredOperator,
  from: OpenedFrom,
): Promise<WithCookie<ConsoleDataOf<'getOperatorSession'>>> => {
  const { cookie, device } = await sessions.open(operator, from);
  const opened = (await sessions.find(cookie)) ?? refuse('OPERATOR_SIGN_IN_WRONG');
  return new WithCookie(sessionView(opened), cookie, device);
};

export const accountHandlers = (
  platform: Platform,
  sessions: OperatorSessionsOf,
  hashes: PasswordHashes,
): Pick<ConsoleHandlers, AccountOperation> => ({
  getOperatorSession: async ({ operator }) => await Promise.resolve(sessionView(operator)),
  signInOperator: async (call) => {
    const operator = await checkSignIn(platform, hashes, { ...call.body, address: call.address });
    return await signIn(sessions, operator, call);
  },
  startPasskeySignIn: async () => ({
    challenge: await makeChallenge(platform, null),
    rpId: passkeySite(platform.config).rpId,
  }),
  signInByPasskey: async (call) => await signIn(sessions, await checkPasskey(platform, call.body), call),
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
  listNewDevices: async (call) => await listNewDevices(platform, call),
  confirmNewDevice: async (call) => await confirmDevice(platform, call, call.params.id),
  denyNewDevice: async (call) => await denyDevice(platform, call, call.params.id),
  listOperatorPasskeys: async ({ operator }) => await listPasskeys(platform, operator),
  startOperatorPasskey: async (call) => await startPasskey(platform, call, call.body.code),
  addOperatorPasskey: async (call) => await addPasskey(platform, call, call.body),
  renameOperatorPasskey: async (call) =>
    await renamePasskey(platform, call, { id: call.params.id, name: call.body.name }),
  removeOperatorPasskey: async (call) => await removePasskey(platform, call, call.params.id),
});
