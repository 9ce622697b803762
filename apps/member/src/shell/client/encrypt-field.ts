import { createFieldEncryption } from '@yayan/auth';
import { transport } from './transport.ts';

/** Encrypts a mobile or code for the server; apart from the transport, which pages without a form need too. */
export const encryptField = createFieldEncryption({ transport });
