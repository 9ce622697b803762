import { CreditKind } from '@yayan/api-client';

/** The help articles with the rules of both scores, in words. The numbers of our rules are ours alone. */
export const scoreArticles = {
  [CreditKind.Credit]: { href: '/home/feedback/help/213/21305', title: '权益值和等级有什么用？' },
  [CreditKind.Quality]: { href: '/home/feedback/help/213/21306', title: '质量分是什么，怎样恢复？' },
} as const;
