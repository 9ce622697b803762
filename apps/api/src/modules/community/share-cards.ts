import type { Platform } from '../../platform/platform.ts';
import { selectShownArticle } from './articles/article-store.ts';
import { selectCourse } from './courses/course-store.ts';

type Reader = Pick<Platform, 'database' | 'clock'>;

/** The texts of a link to a page; undefined if its page shows nothing. They are those that visitors may read. */
interface SharedTexts {
  title: string;
  summary: string;
}

export async function sharedCourse({ database }: Reader, id: string): Promise<SharedTexts | undefined> {
  const course = await selectCourse(database.read, id);
  return course && { title: course.title, summary: course.summary };
}

export async function sharedArticle(
  { database, clock }: Reader,
  id: string,
): Promise<SharedTexts | undefined> {
  const article = await selectShownArticle(database.read, id, clock.now());
  return article && { title: article.title, summary: article.summary };
}
