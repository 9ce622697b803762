import type { ShareCard } from '@yayan/site-build/app-shell';

const card = (title: string, description: string, hasOneAddress = true): ShareCard => ({
  title,
  description,
  hasOneAddress,
});

const campaign = '次数靠签到、任务和答题得到，不用金币买；奖品、概率和中奖名单都公开，开奖可以自己验算。';

/** How links to the pages that people share look in chats and feeds. `/` is the document of all other pages, too. */
export const shareCards: Readonly<Record<string, ShareCard>> = {
  '/': card('芽言：贡献新想法，创造新生活', '答问卷、说想法，每一枚金币都查得到来处和去处。', false),
  '/product': card(
    '芽言给研究者：真实的人，认真的回答',
    '问卷、讨论小组和试用，结果带质量依据，数字都是真的。',
  ),
  '/activity': card('芽言正在进行的活动', campaign),
  '/course': card('芽言课程：几分钟学会认真作答', '文字和视频，学完答对小测得金币和权益值。'),
  '/course/:id': card('芽言课程', '几分钟学完，答对小测得金币和权益值。', false),
  '/ranking': card('芽言达人榜', '凭认真完成的问卷上榜，每小时更新，名字默认打码。'),
  '/ranking/article/:id': card('芽言达人故事', '认真表达的人和他们的故事，经本人同意发布。', false),
  '/appraise': card('芽言月度评选', '按公开的规则评出每月的好回答和好会员。'),
  '/invite': card('朋友邀请你加入芽言', '答问卷、说想法，完成和没入选各得几个金币，开始前就写明。', false),
  '/app': card('芽言 APP', '装到手机桌面，断网也能接着答题。'),
  '/lottery': card('芽言幸运抽奖', campaign),
  '/prize': card('芽言锦鲤抽奖', campaign),
  '/answerSheet': card('芽言每日一答', '每天十道题，答对得金币，全对再抽奖。'),
  '/christmas': card('芽言圣诞活动', campaign),
  '/duanwu': card('芽言端午活动', campaign),
  '/drainage': card('芽言活动专区', '加入芽言，答问卷、说想法，金币换福利。', false),
  '/activities/recruit': card('芽言校园大使招募', '在学校里把认真表达的人聚到一起。'),
};
