import type { NewTask } from './task-room.ts';

export const SURVEY = '早餐小调查';
export const SUPPLIED = '供应商来问：咖啡';
export const PHOTOS = '拍早餐';

const once = { 完成的金币: '10', '写明用时（分钟）': '1' };
const survey = {
  type: '问卷调查',
  // Nobody waits for a questionnaire's least time here.
  texts: { 完成的金币: '20', '写明用时（分钟）': '', '最短用时（秒）': '0' },
  survey: 'short.json',
};
const trial = { 申请: { 要求: '说说你为什么想试' }, 凭证: { 要求: '一张照片和感受' } };

/** A task of each type that a form makes, and one more whose questions a supplier asks. */
export const firstTasks: readonly NewTask[] = [
  { ...survey, title: SURVEY },
  { ...survey, title: SUPPLIED },
  {
    type: '普通任务',
    does: '浏览网页',
    title: '看看隐私说明',
    texts: { ...once, 网页: '/privacy', 几秒: '2' },
  },
  { type: '欢迎任务', title: '认识你', texts: { 完成的金币: '100', '写明用时（分钟）': '5' } },
  { type: '产品试用', does: '申请、试用、交凭证', title: '茶饮试喝', texts: once, asks: trial },
  {
    type: '拍拍任务',
    title: PHOTOS,
    texts: { ...once, 完成的金币: '80' },
    asks: { 照片: { 要求: '拍两张早餐', 至少几张照片: '2', 最多几张照片: '4' } },
  },
  { type: '应用试玩', title: '试一款记账应用', texts: once, asks: trial },
  {
    type: '看视频',
    title: '看三秒说明',
    texts: { ...once, 视频: '/videos/careful-answers.webm', 几秒: '3' },
  },
];
