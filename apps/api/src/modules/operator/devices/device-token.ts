import { createHash } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';

const TOKEN_BYTES = 32;

export const newDeviceToken = ({ random }: Pick<Platform, 'random'>): string =>
  Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');

/**
 * The hash by which the token of an operator's device is stored. No key of the server is in it: a rotation of keys would make
 * all devices of all operators new at once.
 */
export const deviceTokenHash = (operatorId: string, token: string): string =>
  createHash('sha256').update(`operator device\n${operatorId}\n${token}`).digest('base64url');
