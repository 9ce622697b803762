/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupDraftKind } from './groupDraftKind.ts';
import type { GroupDraftQuote } from './groupDraftQuote.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface GroupDraft {
  kind: GroupDraftKind;
  /** The section of an answer, or the answer below which a reply will stand. */
  targetId: Id;
  text: string;
  /** Null when the draft quotes nothing, or the quoted answer doesn't contain the words any more. */
  quote: GroupDraftQuote | null;
  /** Another one after each change. */
  version: Id;
  savedAt: Time;
}
