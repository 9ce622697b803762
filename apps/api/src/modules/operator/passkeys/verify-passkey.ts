import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { ConsoleBodyOf } from '@yayan/contract/console';
import type { PasskeySite } from './passkey-site.ts';
import type { StoredPasskey } from './passkey-store.ts';

/** EdDSA, ES256 and RS256, which are what devices have. */
export const ALGORITHMS = [-8, -7, -257];

type Made = Omit<ConsoleBodyOf<'addOperatorPasskey'>, 'name'>;
type Signed = ConsoleBodyOf<'signInByPasskey'>;

interface NewPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  isBackedUp: boolean;
}

/** The challenge that a browser answers; undefined if what it sent can't be read. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const { challenge }: { challenge: unknown } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a certificate comes with the passkey. We ask for none. The library would fetch the address that it names for lists
 * of revoked ones, and so a stranger could make the server call any address.
 */
const hasCertificate = (attestationObject: string): boolean => {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  return !['none', 'packed'].includes(decoded.get('fmt')) || decoded.get('attStmt').get('x5c') !== undefined;
};

/** Reads a passkey that a browser made for this site, after the device checked the person; undefined if it isn't one. */
export async function readNewPasskey(
  site: PasskeySite,
  { credentialId: id, clientDataJSON, attestationObject }: Made,
  expectedChallenge: string,
): Promise<NewPasskey | undefined> {
  try {
    if (hasCertificate(attestationObject)) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return undefined;
    const { credential, credentialBackedUp: isBackedUp } = registrationInfo;
    const publicKey = isoBase64URL.fromBuffer(credential.publicKey);
    return { credentialId: credential.id, publicKey, counter: credential.counter, isBackedUp };
  } catch {
    // The library throws for whatever is wrong with what a browser sent.
    return undefined;
  }
}

/** The new count of signatures of a passkey that signed; undefined if it didn't, or the count went back. */
export async function readSignature(
  site: PasskeySite,
  { credential_id: id, public_key: publicKey, counter }: StoredPasskey,
  { clientDataJSON, authenticatorData, signature }: Signed,
  expectedChallenge: string,
): Promise<number | undefined> {
  const credential: WebAuthnCredential = { id, publicKey: isoBase64URL.toBuffer(publicKey), counter };
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      credential,
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
