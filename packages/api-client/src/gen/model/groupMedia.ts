/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMediaKind } from './groupMediaKind.ts';
import type { Id } from './id.ts';

/**
 * A picture, video, recording or file that is shown; addresses are signed and expire.
 */
export interface GroupMedia {
  id: Id;
  kind: GroupMediaKind;
  name: string;
  /**
     * Size in bytes.
     * @minimum 0
     */
  size: number;
  url: string;
  /** @nullable */
  thumbnailUrl: string | null;
  /**
     * @minimum 1
     * @nullable
     */
  width: number | null;
  /**
     * @minimum 1
     * @nullable
     */
  height: number | null;
  /**
     * Length of video and audio.
     * @minimum 0
     * @nullable
     */
  durationSeconds: number | null;
  /** What it shows, in words of a host. Only of files at a question that have such words. */
  alt?: string;
}
