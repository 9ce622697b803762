import type { Router } from 'vitepress';
import { languageKey } from '../../src/own-language.ts';

/** Stores the language of each page that is read, so that the start page opens in it next time. */
export const rememberLanguage = (router: Router): void => {
  const { onAfterRouteChange } = router;
  router.onAfterRouteChange = async (to) => {
    try {
      localStorage.setItem(languageKey, to.startsWith('/zh/') ? 'zh-CN' : 'en');
    } catch {
      // A browser that stores nothing asks for its own language each time.
    }
    await onAfterRouteChange?.(to);
  };
};
