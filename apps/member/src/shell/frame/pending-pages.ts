/**
 * Pages of later issues: each shows the one page that says so, with what will be there.
 * This list only ever gets shorter; a test holds it to the route table and to its length.
 */
export const pendingPages: Readonly<Record<string, string>> = {
  '/cooperate': '企业和机构在这里了解合作方式并留下联系方式。',
  '/product': '在这里了解芽言为企业提供的调研产品。',
  '/app': '在这里了解芽言 APP。',
  '/app/down': '在这里下载芽言 APP。',
  '/drainage': '合作活动的落地页面。',
  '/course': '怎样认真作答、怎样得到更多任务的课程。',
  '/course/:id': '课程内容和结业小测。',
  '/appraise': '每月优秀回答的评选结果。',
  '/answerSheet': '限时答题活动。',
  '/answerSheet/result': '答题活动的成绩和奖励。',
  '/activities/recruit': '校园大使的招募说明和报名。',
  '/topic/answer/:id': '在会员站参与讨论话题的页面。',
  '/topic/answer/detail/:topicId': '在会员站参与讨论话题的页面。',
  '/topic/questioning/:id': '在会员站参与讨论话题的页面。',
};
