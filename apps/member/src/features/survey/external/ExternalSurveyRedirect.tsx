import { RedirectNotice } from '../../../shell/notices/RedirectNotice.tsx';

/** Redirects to another company's questionnaire. */
export function ExternalSurveyRedirect({ url }: { url: string }) {
  return (
    <RedirectNotice url={url} title="正在前往调研页面">
      请不要关闭本页，将前往 {new URL(url, globalThis.location.href).host}。
    </RedirectNotice>
  );
}
