import { StatePanel } from '@yayan/ui';

/** In place of a download in WeChat, which saves no files and reports no failure. */
export function OpenInBrowser() {
  return (
    <StatePanel stage="seed" title="微信里不能保存文件">
      点右上角的“…”，选“在浏览器打开”，登录后再下载。
    </StatePanel>
  );
}
