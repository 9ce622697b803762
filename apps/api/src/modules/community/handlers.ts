import type { Handlers } from '../../call/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { listArticles, readArticle } from './articles/articles.ts';
import { readAwards } from './awards/awards.ts';
import { listCourses, openCourse, readCourse } from './courses/courses.ts';
import { answerQuiz, startQuiz } from './courses/quiz.ts';
import { chooseDisplay, readRanking } from './ranking/ranking.ts';

type Handled =
  | 'getRanking'
  | 'chooseRankingDisplay'
  | 'listStarArticles'
  | 'getStarArticle'
  | 'listCourses'
  | 'getCourse'
  | 'openCourse'
  | 'startCourseQuiz'
  | 'answerCourseQuiz'
  | 'getAwards';

/** Star ranking and articles, courses and awards. */
export function communityHandlers({ platform }: { platform: Platform }): Pick<Handlers, Handled> {
  return {
    getRanking: async ({ caller, query }) => await readRanking(platform, caller?.memberId, query),
    chooseRankingDisplay: async ({ caller, body }) => await chooseDisplay(platform, caller.memberId, body),
    listStarArticles: async () => await listArticles(platform),
    getStarArticle: async ({ params }) => await readArticle(platform, params.id),
    listCourses: async ({ caller }) => await listCourses(platform, caller?.memberId),
    getCourse: async ({ caller, params }) => await readCourse(platform, caller?.memberId, params.id),
    openCourse: async ({ caller, params }) => await openCourse(platform, caller.memberId, params.id),
    startCourseQuiz: async ({ caller, params }) => await startQuiz(platform, caller.memberId, params.id),
    answerCourseQuiz: async ({ caller, params, body, idempotency }) =>
      await answerQuiz(
        platform,
        {
          memberId: caller.memberId,
          courseId: params.id,
          quizId: params.quizId,
          answers: body.answers,
        },
        idempotency,
      ),
    getAwards: async ({ caller, query }) => await readAwards(platform, caller?.memberId, query),
  };
}
