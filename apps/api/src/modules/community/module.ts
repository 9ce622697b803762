import type { CourseReader } from './courses/courses.ts';
import type { Platform } from '../../platform/platform.ts';
import { communityHandlers } from './handlers.ts';
import { defineCommunityJobs } from './jobs.ts';

/** Star rankings and articles, courses and awards. Defines the area's job. `videoUrl` makes addresses of uploaded videos. */
export function createCommunity(platform: Platform, ports: Pick<CourseReader, 'videoUrl'>) {
  defineCommunityJobs(platform);
  return { handlers: communityHandlers({ ...platform, ...ports }) };
}

export { selectStoredArticles } from './articles/article-store.ts';
export { allArticles, articleSchema, publishArticle, withdrawStarArticle } from './articles/edit-articles.ts';
export { awardAct } from './awards/award-acts.ts';
export { awardConsole } from './awards/award-console.ts';
export { awardCandidates, awardsSchema, LEAST_QUALITY, MOST_CANDIDATES } from './awards/confirm-awards.ts';
export { takeAwardBackAct } from './awards/take-award-back.ts';
export { areCaptions } from './courses/captions.ts';
export { areSiteFile, isUploaded } from './courses/course.ts';
export { courseFileSchema, courseOf } from './courses/course-file.ts';
export {
  countCourse,
  findVideosOfNoCourse,
  selectChangedCourses,
  selectStoredCourse,
} from './courses/course-store.ts';
export { courseOverview, storeCourse, withdrawCourse } from './courses/edit-courses.ts';
export { communityData, eraseCommunity } from './personal-data-store.ts';
export { communityChecks } from './reconcile-community.ts';
export { sharedArticle, sharedCourse } from './share-cards.ts';
export { TEXT_ID } from './text-id.ts';
