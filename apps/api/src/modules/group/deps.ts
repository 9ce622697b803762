import type { Platform } from '../../platform/platform.ts';
import type { Identity } from '../identity/identity.ts';
import type { Messages } from '../message/write-message.ts';

/** Where the browser finds stored files. */
export interface GroupMediaUrls {
  /** Address of an avatar: a preset (`preset-03`) or the key of an uploaded picture. */
  avatarUrl(avatar: string): string;
  /** Signed address of an attachment, good for a while. */
  fileUrl(key: string): string;
}

/** What the group module needs from the platform and from identity. */
export interface GroupDeps extends Pick<
  Platform,
  'database' | 'clock' | 'random' | 'events' | 'cipher' | 'keys'
> {
  identity: Pick<Identity, 'sessions' | 'codes' | 'fields'>;
  mediaUrls: GroupMediaUrls;
  /** Writes to members. Without it nobody is told, as in tests that don't look at messages. */
  messages?: Messages;
}
