import { type Course, CourseState } from '@yayan/api-client';
import { useGetCourse } from '@yayan/api-client/react';
import { ObjectTitle, QueryView } from '@yayan/site';
import { ButtonLink, Coins, Film, formatMoment, SkeletonDetail, StatePanel } from '@yayan/ui';
import { useLocation, useParams } from 'react-router';
import { FailedPage } from '../../../shell/notices/FailedPage.tsx';
import { RichTextView } from '../../../shell/rich-text/RichTextView.tsx';
import shared from '../Community.module.css';
import classes from './Course.module.css';
import { CourseQuizPanel } from './CourseQuizPanel.tsx';

const back = { href: '/course', label: '课程' } as const;

/** One course: its text or video, and the quiz at the end. */
export default function CoursePage() {
  const { id = '' } = useParams();
  const query = useGetCourse(id, { request: { quiet: true } });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonDetail />}
      notFound={<NoCourse />}
      failed={<FailedPage query={query} title="课程详情" back={back} />}
    >
      {(course) => <Loaded key={course.id} course={course} />}
    </QueryView>
  );
}

function Loaded({ course }: { course: Course }) {
  const { title, summary, minutes, coins, video, body, state, closesAt } = course;
  return (
    <article className={shared['root']}>
      <ObjectTitle title={title} lead={summary} back={back} />
      <p className={shared['facts']}>
        <span className={shared['dim']}>约 {minutes} 分钟</span>
        <Coins amount={coins} size="sm" />
        {closesAt === null ? null : <span className={shared['dim']}>小测 {formatMoment(closesAt)} 截止</span>}
      </p>
      {video === null ? null : <Film {...video} label={title} className={classes['video']} />}
      <RichTextView blocks={body} />
      <CourseEnd course={course} state={state} />
    </article>
  );
}

function CourseEnd({ course, state }: { course: Course; state: CourseState | null }) {
  const { pathname } = useLocation();
  if (state === null)
    return (
      <section className={classes['quiz']}>
        <p>登录后可以答小测，通过得 {course.coins} 金币。</p>
        <ButtonLink href={`/login?from=${encodeURIComponent(pathname)}`}>登录 / 注册</ButtonLink>
      </section>
    );
  return <CourseQuizPanel course={course} isPassed={state === CourseState.Passed} />;
}

const NoCourse = () => (
  <StatePanel
    heading
    stage="seed"
    title="没有找到这门课"
    action={<ButtonLink href={back.href}>看全部课程</ButtonLink>}
  >
    它可能已经更新或撤下。
  </StatePanel>
);
