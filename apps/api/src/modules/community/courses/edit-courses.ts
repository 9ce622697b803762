import type { Platform } from '../../../platform/platform.ts';
import { insertAct } from '../acts-store.ts';
import type { Course } from './course.ts';
import { countCourse, hideCourse, selectCourses, upsertCourse } from './course-store.ts';

type Deps = Pick<Platform, 'database' | 'clock' | 'random'>;

/** Stores a course, or changes the one with its id. Open quizzes keep their questions. */
export async function storeCourse(
  { database, clock, random }: Deps,
  course: Course,
  by: string,
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (tx) => {
    await upsertCourse(tx, course, at);
    const act = { id: random.uuid(), subject: 'course', act: 'import', operator: by, at } as const;
    await insertAct(tx, { ...act, subject_id: course.id });
  });
}

/** Hides a course. Coins that members were paid stay. Throws if no course has this id. */
export async function withdrawCourse(
  { database, clock, random }: Deps,
  id: string,
  by: string,
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (tx) => {
    if (!(await hideCourse(tx, id, at))) throw new Error(`There is no course ${id}`);
    const act = { id: random.uuid(), subject: 'course', act: 'withdraw', operator: by, at } as const;
    await insertAct(tx, { ...act, subject_id: id });
  });
}

/** Every course that members see, with the numbers of members who began and passed it. */
export async function courseOverview({ database }: Pick<Deps, 'database'>) {
  const db = database.read;
  const courses = await selectCourses(db);
  return await Promise.all(
    courses.map(async (course) => ({ ...course, ...(await countCourse(db, course.id)) })),
  );
}
