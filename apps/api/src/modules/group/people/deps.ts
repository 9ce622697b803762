import type { Platform } from '../../../platform/platform.ts';
import type { FileDeps } from '../../file/api.ts';
import type { Identity } from '../../identity/api.ts';
import type { MessageBatches } from '../../message/api.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Text messages of groups (rule 6.37). */
export interface GroupTexts {
  /** Whether the operator has set them up. */
  readonly isOn: boolean;
  /** Sends the waiting texts of a group when the transaction commits. */
  queueIn(tx: Tx, groupId: string): Promise<void>;
}

/** An attachment that one person of its group may read. */
export interface MediaAddress {
  groupId: string;
  /** The group member who was given the address. */
  readerId: string;
  attachmentId: string;
  /** Whether it is the thumbnail or poster, instead of the file. */
  isPoster: boolean;
}

/** The browser addresses of stored files. */
export interface GroupMediaUrls {
  /** The address of an avatar: a preset (`preset-03`) or the key of an uploaded picture. */
  avatarUrl(avatar: string): string;
  /**
   * The signed address of an attachment or its poster. It is valid for one reader, and only for a while (rule 6.15).
   */
  mediaUrl(media: MediaAddress): string;
}

/** The parts that groups need from the platform and from identity. */
export interface GroupDeps extends Pick<
  Platform,
  'database' | 'clock' | 'random' | 'events' | 'cipher' | 'keys' | 'config' | 'jobs'
> {
  identity: Pick<Identity, 'sessions' | 'codes' | 'fields' | 'presses'>;
  mediaUrls: GroupMediaUrls;
  files: FileDeps;
  /** Writes to members. Without it nobody is notified, as in tests that don't check messages. */
  messages?: MessageBatches;
  /** Sends text messages to guests who agreed to them. Without it nobody gets any. */
  texts?: GroupTexts;
}
