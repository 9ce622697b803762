import type { ConsoleBodyOf, ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';

/** Uploading and watching videos of courses, by an operator. The file area does both. */
interface CourseVideos {
  continueUpload: (
    operatorId: string,
    wanted: ConsoleBodyOf<'continueCourseVideo'>,
  ) => Promise<ConsoleDataOf<'continueCourseVideo'>>;
  watch: (operatorId: string, key: string) => Promise<ConsoleDataOf<'watchCourseVideo'>>;
}

/** The console's calls about videos of courses (rule 11.9). */
export const courseVideoConsole = ({
  continueUpload,
  watch,
}: CourseVideos): Pick<ConsoleHandlers, 'continueCourseVideo' | 'watchCourseVideo'> => ({
  continueCourseVideo: async ({ operator, body }) => await continueUpload(operator.operatorId, body),
  watchCourseVideo: async ({ operator, body }) => await watch(operator.operatorId, body.key),
});
