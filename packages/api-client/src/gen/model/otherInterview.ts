/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { PublicId } from './publicId.ts';
import type { Time } from './time.ts';

/**
 * The questionnaire that the member is answering instead of this one. Data of INTERVIEW_OPEN.
 */
export interface OtherInterview {
  sessionId: Id;
  taskHashId: PublicId;
  /** @maxLength 100 */
  title: string;
  /** Until when its seat is kept; null until screened, or without a limit. */
  seatUntil: Time | null;
}
