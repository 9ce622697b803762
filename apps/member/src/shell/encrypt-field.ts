import { createFieldEncryption } from '@yayan/auth';
import { transport } from './client.ts';

/** Encrypts a mobile or code for the server; apart from the client, which pages without a form need too. */
export const encryptField = createFieldEncryption({ transport });
