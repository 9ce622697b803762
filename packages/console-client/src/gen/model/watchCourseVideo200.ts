/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { WatchedCourseVideo } from './watchedCourseVideo.ts';

export type WatchCourseVideo200 = Envelope & {
  data: WatchedCourseVideo;
};
