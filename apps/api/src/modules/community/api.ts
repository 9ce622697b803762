export type { ConfirmedAwards } from './awards/confirm-awards.ts';
export type { StoredCourse } from './courses/course-store.ts';
