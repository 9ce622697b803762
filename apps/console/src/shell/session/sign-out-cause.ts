/** Why somebody is at the sign-in page. */
export type SignOutCause = 'ended' | 'idle' | 'left';

/** What the sign-in page says about it. */
export const causeTexts: Readonly<Record<SignOutCause, string>> = {
  ended: '登录已结束，请重新登录。',
  idle: '很久没有操作，已自动退出。没有保存的内容不会提交。',
  left: '已退出登录。',
};

/** What a page passes to the sign-in page, in the history and not in the address. */
export interface SignInState {
  cause?: SignOutCause;
  /** Where to go on. */
  next?: string;
}

/** The state of the sign-in page, whatever is in the history. */
export const readSignInState = (state: unknown): SignInState => {
  if (typeof state !== 'object' || state === null) return {};
  const { cause, next } = state as Record<string, unknown>;
  return {
    ...(typeof cause === 'string' && Object.hasOwn(causeTexts, cause) && { cause: cause as SignOutCause }),
    // Only a page of ours.
    ...(typeof next === 'string' && /^\/(?!\/)/u.test(next) && { next }),
  };
};
