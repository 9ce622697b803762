import { sign, verify } from 'node:crypto';
import type { Answer, SandboxRequest } from './answer.ts';
import { keyPair } from './key-pair.ts';

/** Both sides of Alipay's RSA2 signatures: the application's key pair and Alipay's own. */
export interface AlipaySigning {
  /** The key that the application signs its requests with. */
  applicationPrivateKey: string;
  /** The key that the application checks answers with. */
  publicKey: string;
  isSignedByApplication: (form: SandboxRequest['form']) => boolean;
  /** A signed answer of the gateway. */
  signed: (node: string, data: unknown) => Answer;
}

/** Makes a new key pair for an application. */
export function alipaySigning(): AlipaySigning {
  const application = keyPair();
  const own = keyPair();
  return {
    applicationPrivateKey: application.privateKey,
    publicKey: own.publicKey,
    isSignedByApplication: ({ sign: signature = '', ...rest }) => {
      const content = Object.entries(rest)
        .filter(([, value]) => value !== '')
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => `${name}=${value}`)
        .join('&');
      const given = Buffer.from(signature, 'base64');
      return verify('RSA-SHA256', Buffer.from(content), application.publicKey, given);
    },
    signed: (node, data) => {
      // Alipay escapes slashes with a backslash, and signs the escaped text.
      const body = JSON.stringify(data).replaceAll('/', String.raw`\/`);
      const signature = sign('RSA-SHA256', Buffer.from(body), own.privateKey).toString('base64');
      return { text: `{"${node}":${body},"sign":"${signature}"}`, type: 'text/html' };
    },
  };
}
