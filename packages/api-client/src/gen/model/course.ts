/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CourseState } from './courseState.ts';
import type { CourseVideo } from './courseVideo.ts';
import type { PublicId } from './publicId.ts';
import type { RichText } from './richText.ts';
import type { Time } from './time.ts';

export interface Course {
  id: PublicId;
  title: string;
  summary: string;
  /** @minimum 1 */
  minutes: number;
  /** @minimum 0 */
  coins: number;
  closesAt: Time | null;
  state: CourseState | null;
  body: RichText;
  video: CourseVideo | null;
  /**
     * Number of questions in the quiz.
     * @minimum 1
     */
  questions: number;
  /**
     * Number of right answers needed to pass.
     * @minimum 1
     */
  needed: number;
}
