import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import {
  addOperatorPasskey,
  failureText,
  type OperatorPasskey,
  type OperatorSession,
  signInByPasskey,
  startOperatorPasskey,
  startPasskeySignIn,
} from '@yayan/console-client';

/** Makes a passkey on this device or a security key, and adds it to the own account. */
export async function addPasskey({ name, code }: { name: string; code: string }): Promise<OperatorPasskey> {
  const { challenge, rpId, userId, userName, algorithms, known } = await startOperatorPasskey({ code });
  const made = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: '芽言运营台' },
      user: { id: userId, name: userName, displayName: userName },
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: known.map((id) => ({ id, type: 'public-key' })),
      // The sign-in page asks for no name, so the device must find the passkey itself.
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  });
  const { clientDataJSON, attestationObject } = made.response;
  return await addOperatorPasskey({ name, credentialId: made.id, clientDataJSON, attestationObject });
}

/** Signs in with a passkey that the person chooses. */
export async function signInWithPasskey(): Promise<OperatorSession> {
  const { challenge, rpId } = await startPasskeySignIn();
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId, userVerification: 'required' },
  });
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return await signInByPasskey({
    credentialId: id,
    clientDataJSON,
    authenticatorData,
    signature,
    userHandle,
  });
}

const texts: Partial<Record<WebAuthnError['code'], string>> = {
  ERROR_INVALID_DOMAIN: '这个地址不能用通行密钥：请用域名打开运营台，在本机上用 localhost',
  ERROR_INVALID_RP_ID: '这个地址不能用通行密钥：请用域名打开运营台，在本机上用 localhost',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: '这台设备已经登记过，可以直接用它登录',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    '这台设备不能核对本人：请先在设备上设置指纹、面容或密码',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: '这把安全密钥太旧，存不下通行密钥',
};

/** Why a passkey was not made or did not sign in. */
export const passkeyFailure = (error: unknown): string => {
  if (error instanceof WebAuthnError)
    return texts[error.code] ?? '设备没有完成：可能取消了，或等得太久。可以再试一次';
  return failureText(error);
};
