import { readdir, readFile } from 'node:fs/promises';
import { RankingChoice } from '@yayan/contract';
import { parse } from 'yaml';
import type { Platform } from '../../src/platform/platform.ts';
import { DEMO_MEMBERS } from '../../src/modules/identity/module.ts';
import { articleSchema, publishArticle } from '../../src/modules/community/articles/edit-articles.ts';
import { seedAwards } from './seed-awards.ts';
import { withCoinWorth } from '../../src/platform/config/coin-config.ts';
import { courseFileSchema, courseOf } from '../../src/modules/community/courses/course-file.ts';
import { selectCourse } from '../../src/modules/community/courses/course-store.ts';
import { storeCourse } from '../../src/modules/community/courses/edit-courses.ts';
import { selectArticles } from '../../src/modules/community/articles/article-store.ts';
import { upsertChoice } from '../../src/modules/community/ranking/choice-store.ts';

const folder = new URL('../../data/community/', import.meta.url);
const articles = [
  { file: 'commute.yaml', memberId: DEMO_MEMBERS.exchanger.id },
  { file: 'how-ranked.yaml', memberId: null },
];

/** Adds the missing demo articles, courses and awards. Only outside production, because operators write the real ones. */
export async function seedCommunity(platform: Platform): Promise<void> {
  const { clock, config, database } = platform;
  if (config.production) return;
  const known = new Set((await selectArticles(database.read)).map(({ id }) => id));
  for (const { file, memberId } of articles) {
    const { member: _none, ...article } = articleSchema.parse(
      parse(await readFile(new URL(`articles/${file}`, folder), 'utf8')),
    );
    if (known.has(article.id)) continue;
    await publishArticle(platform, { ...article, memberId }, { by: '芽言' });
    if (memberId !== null) await upsertChoice(database.read, memberId, RankingChoice.Named, clock.now());
  }
  await seedCourses(platform);
  await seedAwards(platform);
}

async function seedCourses(platform: Platform): Promise<void> {
  const courses = new URL('courses/', folder);
  for (const name of (await readdir(courses)).toSorted()) {
    const course = courseOf(
      courseFileSchema.parse(
        parse(withCoinWorth(await readFile(new URL(name, courses), 'utf8'), platform.config.coinsPerYuan)),
      ),
    );
    if ((await selectCourse(platform.database.read, course.id)) === undefined)
      await storeCourse(platform, course, '芽言');
  }
}
