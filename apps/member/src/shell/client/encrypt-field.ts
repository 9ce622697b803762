import { createFieldEncryption } from '@yayan/auth';
import { transport } from './transport.ts';

/** Encrypts a field for the server (rule 2.10). In a file of its own, so that only pages with a form load it. */
export const encryptField = createFieldEncryption({ transport });
