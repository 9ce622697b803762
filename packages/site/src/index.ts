export { refetchMatching } from './query/refetch-matching.ts';
export { isNotFound } from './query/is-not-found.ts';
export { type LoadableQuery, QueryView } from './query/QueryView.tsx';
export { loadPage, PageLoadTimeout } from './router/load-page.ts';
export { CursorList, type CursorListProps } from './list/CursorList.tsx';
export { isMaintenance } from './guards/maintenance.ts';
export { watchErrors } from './page-errors/watch-errors.ts';
export { openSite } from './start/open-site.tsx';
export { createSite, type Site } from './session/create-site.ts';
export { createSiteClient } from './session/create-site-client.ts';
export type { SessionOwner } from './session/tab-owner.ts';
export { useLeaveSignedOut } from './session/use-leave-signed-out.ts';
export { mayHaveMissedNotifications } from './live/missed-notifications.ts';
export { page, type Page, type PageModule } from './router/page.ts';
export { PageProgress } from './router/PageProgress.tsx';
export { growingRoutes, pageRoutes } from './router/page-routes.ts';
export { documentTitle, titleOf } from './router/page-title.ts';
export { createQueryClient } from './query/query-client.ts';
export { quietOffline } from './query/quiet-offline.ts';
export { RouteError } from './router/RouteError.tsx';
export { CodeField, codeLength } from './sign-in/CodeField.tsx';
export { useAction } from './action/use-action.ts';
export { createIntentions, type Intentions } from './intention/create-intentions.ts';
export { intentionName } from './intention/intention-name.ts';
export { useIntention } from './intention/use-intention.ts';
export { useFieldProblem } from './form/use-field-problem.ts';
export { FailedQuery } from './failures/FailedQuery.tsx';
export { failureState, type FailureState } from './failures/failure-state.ts';
export { failureToasts, noteShown } from './failures/failure-toasts.ts';
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
export { saveFile } from './save-file.ts';
export { otherSiteOrigin } from './other-site.ts';
export { FirstPageLoader } from './start/FirstPageLoader.tsx';
export { usePageChange } from './router/use-page-change.ts';
export { useUnmountSignal } from './use-unmount-signal.ts';
export { lastingConnection } from './lasting-connection.ts';
export {
  deleteGroupFiles,
  groupFilesDatabase,
  groupFilesKeptMs,
  noteGroupFile,
  settleGroupFiles,
} from './group-files.ts';
export { deviceStorage, type EntryStorage, tabStorage } from './entry-storage.ts';
export { firstFiles } from './first-files.ts';
