import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { getStarArticle, listStarArticles } from './articles/articles.ts';
import { getAwards } from './awards/awards.ts';
import { type CourseReader, getCourse, listCourses, openCourse } from './courses/courses.ts';
import { answerCourseQuiz, startCourseQuiz } from './courses/quiz.ts';
import { chooseRankingDisplay, getRanking } from './ranking/ranking.ts';

const rules = {
  getRanking,
  chooseRankingDisplay,
  listStarArticles,
  getStarArticle,
  listCourses,
  getCourse,
  openCourse,
  startCourseQuiz,
  answerCourseQuiz,
  getAwards,
};

/** Star ranking and articles, courses and awards. */
export const communityHandlers = (
  deps: Platform & Pick<CourseReader, 'videoUrl'>,
): Pick<Handlers, keyof typeof rules> => bind(deps, rules);
