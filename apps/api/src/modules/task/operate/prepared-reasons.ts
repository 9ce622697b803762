import type { Decision } from '../activity/review.ts';

/** A reason that reviewers give often. They can change its words. */
export interface PreparedReason {
  verdict: Decision['verdict'];
  text: string;
}

export const preparedReasons: readonly PreparedReason[] = [
  { verdict: 'approve', text: '照片清楚，内容完整，谢谢' },
  { verdict: 'return', text: '照片看不清，请在光线好的地方重新拍一张' },
  { verdict: 'return', text: '没有拍到任务要求的内容，请对照示例再拍' },
  { verdict: 'return', text: '说明太短，请写写具体的情况' },
  { verdict: 'return', text: '照片数量不够，请补齐后再提交' },
  { verdict: 'reject', text: '照片不是本人拍摄，或从网上下载' },
  { verdict: 'reject', text: '同一张照片已经提交过' },
  { verdict: 'reject', text: '内容与任务无关' },
];
