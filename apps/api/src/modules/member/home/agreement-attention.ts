import type { HomeAttention } from './home-attention.ts';

/** Reminds a member to agree to the current 用户协议 and 隐私政策 (rule 2.3). */
export const agreementAttention = (now: Date): HomeAttention => ({
  kind: 'agreement',
  title: '用户协议和隐私政策更新了',
  detail: '同意后才能继续使用',
  link: '/agreement',
  coins: null,
  since: now.toISOString(),
  until: null,
  feedbackState: null,
});
