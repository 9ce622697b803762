import { CourseState, type CourseSummary } from '@yayan/api-client';
import { useListCourses } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { Coins, EmptyState, Link, Progress, SkeletonLedger } from '@yayan/ui';
import { BooksArt } from '../art/BooksArt.tsx';
import classes from '../Community.module.css';

const FULL = 100;

/** 课程: short lessons on how to use the site well. Passing the quiz of a course is paid once. */
export default function CourseListPage() {
  const query = useListCourses();
  return (
    <div className={classes['root']}>
      <header className={classes['hero']}>
        <div>
          <h1 tabIndex={-1}>课程</h1>
          <p>几分钟一课，答对八成的小测题就得金币。</p>
        </div>
        <BooksArt />
      </header>
      <QueryView query={query} skeleton={<SkeletonLedger rows={5} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState content="课程" hint="新课程会放在这里。" />
          ) : (
            <div className={classes['stack']}>
              <CourseProgress items={items} />
              <ul className={classes['list']}>
                {items.map((course) => (
                  <li key={course.id}>
                    <CourseCard course={course} />
                  </li>
                ))}
              </ul>
            </div>
          )
        }
      </QueryView>
    </div>
  );
}

function CourseProgress({ items }: { items: readonly CourseSummary[] }) {
  if (items.some(({ state }) => state === null)) return null;
  const passed = items.filter(({ state }) => state === CourseState.Passed).length;
  return (
    <div>
      <p className={classes['dim']}>
        已通过 {passed} / {items.length} 课
      </p>
      <Progress value={(passed / items.length) * FULL} aria-label="已通过的课程" />
    </div>
  );
}

const stateNames: Readonly<Record<CourseState, string>> = {
  [CourseState.New]: '未开始',
  [CourseState.Reading]: '看过，还没测验',
  [CourseState.Passed]: '已通过',
};

function CourseCard({ course }: { course: CourseSummary }) {
  const { id, title, summary, minutes, coins, state } = course;
  return (
    <Link href={`/course/${id}`} className={classes['card']}>
      <b>{title}</b>
      <span>{summary}</span>
      <span className={classes['facts']}>
        <span className={classes['dim']}>约 {minutes} 分钟</span>
        <Coins amount={coins} size="sm" />
        {state === null ? null : <span className={classes['dim']}>{stateNames[state]}</span>}
      </span>
    </Link>
  );
}
