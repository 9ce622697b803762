/** Whether this is WeChat's own browser, in which downloads fail. */
export const isWeChat = (): boolean => /MicroMessenger/iu.test(navigator.userAgent);
