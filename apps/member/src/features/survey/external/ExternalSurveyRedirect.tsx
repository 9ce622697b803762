import { Leaving } from '../../../shell/notices/RedirectNotice.tsx';

/** On the way to a questionnaire of another company. */
export function LeavingForSurvey({ url }: { url: string }) {
  return (
    <Leaving url={url} title="正在前往调研页面">
      请不要关闭本页，将前往 {new URL(url, globalThis.location.href).host}。
    </Leaving>
  );
}
