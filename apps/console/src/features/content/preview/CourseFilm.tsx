import { type CourseDraft, failureText, watchCourseVideo } from '@yayan/console-client';
import { useQuery } from '@tanstack/react-query';
import { Film } from '@yayan/ui';
import classes from './preview.module.css';

type Video = NonNullable<CourseDraft['video']>;

const SITE_CAPTIONS = /^\/videos\//u;

/** The film of a course as members see it. Files of the members' site are named, because the console can't load them. */
export function CourseFilm({ video: { source, captions, poster = null } }: { video: Video }) {
  const isUploaded = source.includes('/course/');
  const { data, error } = useQuery({
    queryKey: ['course-film', source],
    queryFn: async ({ signal }) => await watchCourseVideo({ key: source }, signal),
    enabled: isUploaded,
    staleTime: Infinity,
  });
  if (!isUploaded) return <p className={classes['note']}>视频：{source || '还没有'}</p>;
  if (error) return <p className={classes['note']}>视频看不了：{failureText(error)}</p>;
  if (data === undefined) return null;
  const text = captions !== null && !SITE_CAPTIONS.test(captions) ? captions : null;
  return (
    <Film
      key={source}
      source={data.url}
      captions={null}
      captionsText={text}
      poster={poster}
      label="课程的视频"
      className={classes['film']}
    />
  );
}
