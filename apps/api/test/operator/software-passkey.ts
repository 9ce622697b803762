import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest();

/** What the device says: a person touched it, and it checked who the person is. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

interface Change {
  origin?: string;
  rpId?: string;
  verified?: boolean;
  counter?: number;
  userHandle?: string;
}

interface Asked {
  challenge: string;
  rpId: string;
}

const SITE = 'http://localhost:4400';

/** A device with one passkey, as a browser shows it to a page. Each answer can be made wrong in one way. */
export class SoftwarePasskey {
  private readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;
  private userId = '';

  private authenticatorData(flags: number, { rpId, counter, verified = true }: Change, key?: Buffer): Buffer {
    this.counter = counter ?? this.counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const all = PRESENT | (verified ? VERIFIED : 0) | flags;
    return Buffer.concat([sha256(rpId ?? 'localhost'), Buffer.of(all), count, key ?? Buffer.alloc(0)]);
  }

  /** Makes the passkey that the server asked for. */
  make({ challenge, rpId, userId }: Asked & { userId: string }, change: Change = {}) {
    this.userId = userId;
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    // COSE: a map of kty EC2, alg ES256, curve P-256, x and y.
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.of(0, this.id.length);
    const key = Buffer.concat([Buffer.alloc(16), length, this.id, cose]);
    const data = this.authenticatorData(WITH_KEY, { rpId, ...change }, key);
    // CBOR: { fmt: 'none', attStmt: {}, authData: data }.
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.of(data.length),
      data,
    ]);
    return {
      credentialId: url(this.id),
      clientDataJSON: this.clientData('webauthn.create', challenge, change),
      attestationObject: url(attestation),
    };
  }

  /** Signs in with it. */
  sign({ challenge, rpId }: Asked, change: Change = {}) {
    const clientDataJSON = this.clientData('webauthn.get', challenge, change);
    const data = this.authenticatorData(0, { rpId, ...change });
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      credentialId: url(this.id),
      clientDataJSON,
      authenticatorData: url(data),
      signature: url(sign('sha256', signed, this.keys.privateKey)),
      userHandle: change.userHandle ?? this.userId,
    };
  }

  private clientData(type: string, challenge: string, { origin = SITE }: Change): string {
    return url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }
}
