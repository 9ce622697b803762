/**
 * Pages of later issues: each shows the one page that says so, with what will be there.
 * This list only ever gets shorter; a test holds it to the route table and to its length.
 */
export const pendingPages: Readonly<Record<string, string>> = {
  '/course': '怎样认真作答、怎样得到更多任务的课程。',
  '/course/:id': '课程内容和结业小测。',
  '/appraise': '每月优秀回答的评选结果。',
};
