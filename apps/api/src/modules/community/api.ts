export type { StoredCourse } from './courses/course-store.ts';
export type { StoredArticle } from './articles/article-store.ts';
