import { createHmac } from 'node:crypto';
import type { Platform } from '../../../../platform/platform.ts';
import type { AddressSigning } from '../../../file/api.ts';
import { addressSigning } from '../../../file/module.ts';
import type { GroupMediaUrls, MediaAddress } from '../../people/deps.ts';

/**
 * An address is valid for one to two hours. It changes once an hour, so that a page that is fetched again doesn't load
 * its pictures again.
 */
const HOUR_MS = 3_600_000;

/** Signs the addresses of attachments, with a secret that is derived from the token key. */
export const mediaSigning = ({ keys }: Pick<Platform, 'keys'>): AddressSigning =>
  addressSigning(createHmac('sha256', keys.token).update('group media').digest('base64url'));

/** The signed part of an address. */
export const mediaPath = ({ groupId, readerId, attachmentId, isPoster }: MediaAddress): string =>
  `group/${groupId}/${readerId}/${attachmentId}/${isPoster ? 'poster' : 'file'}`;

/**
 * Addresses of files in a group. Preset avatars are files of the discussion site. Attachments are read through the API,
 * which checks each reader.
 */
export function groupMediaUrls({
  config,
  clock,
  keys,
}: Pick<Platform, 'config' | 'clock' | 'keys'>): GroupMediaUrls {
  const signing = mediaSigning({ keys });
  return {
    avatarUrl: (avatar) => `/avatar/${avatar}.svg`,
    mediaUrl: (media) => {
      const path = mediaPath(media);
      const end = new Date((Math.floor(clock.now().getTime() / HOUR_MS) + 2) * HOUR_MS);
      const { Expires, Signature } = signing.sign(path, end);
      return `${config.files.url}/${path}?Expires=${Expires}&Signature=${Signature}`;
    },
  };
}
