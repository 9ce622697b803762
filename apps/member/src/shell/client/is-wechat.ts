/** Whether this is WeChat's own browser, in which downloads fail. */
export const isWeChat = (userAgent = navigator.userAgent): boolean => /MicroMessenger/iu.test(userAgent);
