/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMedia } from './groupMedia.ts';
import type { GuideSectionInput } from './guideSectionInput.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

/**
 * A section as its hosts edit it.
 */
export interface GuideSection {
  id: Id;
  section: GuideSectionInput;
  /** The files at the question, in the order of its `media`, to be shown. */
  files: GroupMedia[];
  /** When a host closed it before its time. */
  closedAt: Time | null;
  /** The closed section that this one replaces. */
  replacesId: Id | null;
  /** @minimum 0 */
  answers: number;
  /** @minimum 0 */
  ballots: number;
}
