export { refetchMatching } from './query/refetch-matching.ts';
export { isNotFound } from './query/is-not-found.ts';
export { type LoadableQuery, QueryView } from './query/QueryView.tsx';
export { loadPage, PageLoadTimeout } from './router/load-page.ts';
export { CursorList } from './list/CursorList.tsx';
export { pagesKey, useCursorPages } from './list/use-cursor-pages.ts';
export { isMaintenance } from './guards/maintenance.ts';
export { openSite } from './start/open-site.tsx';
export { mayHaveMissedNotifications } from './live/missed-notifications.ts';
export { page, type Page, type PageModule } from './router/page.ts';
export { PageProgress } from './router/PageProgress.tsx';
export { pageRoutes } from './router/page-routes.ts';
export { documentTitle, titleOf } from './router/page-title.ts';
export { createQueryClient } from './query/query-client.ts';
export { RouteError } from './router/RouteError.tsx';
export { CodeField, codeLength } from './sign-in/CodeField.tsx';
export { failureText } from './sign-in/failure-text.ts';
export { focusCode } from './sign-in/focus-code.ts';
export { isMobile, maskedMobile, mobileDigits, mobileError } from './sign-in/mobile-number.ts';
export { MobileField } from './sign-in/MobileField.tsx';
export { nicknameError, nicknameHint, storedNickname } from './sign-in/nickname-rules.ts';
export * from './sign-in/offered-nickname.ts';
export { passwordError } from './sign-in/password-rules.ts';
export { PasswordField } from './sign-in/PasswordField.tsx';
export { useCodeForm } from './sign-in/use-code-form.ts';
export { useCodeSender } from './sign-in/use-code-sender.ts';
export { useResendCountdown } from './sign-in/use-resend-countdown.ts';
export { retryWithFreshKey } from '@yayan/auth';
export { SiteLink } from './router/SiteLink.tsx';
export { sendForm } from './send-form.ts';
export { sisterSite } from './sister-site.ts';
export { FirstPageLoader } from './start/FirstPageLoader.tsx';
export {
  type LiveListener,
  type LiveNotification,
  useLiveNotifications,
} from './live/use-live-notifications.ts';
export { usePageChange } from './router/use-page-change.ts';
export { useUnmountSignal } from './use-unmount-signal.ts';
export { deviceStorage, type EntryStorage, tabStorage } from './entry-storage.ts';
