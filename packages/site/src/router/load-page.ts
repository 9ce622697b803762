import { constants } from '../product-constants.ts';
import type { PageModule } from './page.ts';

/** A page's code did not arrive in time. */
export class PageLoadTimeout extends Error {
  override readonly name = 'PageLoadTimeout';
}

/** Loads a page; rejects with `PageLoadTimeout` after 120 s (rule 10.17). */
export const loadPage = async (
  load: () => Promise<PageModule>,
  limitMs = constants.lazyLoadTimeoutMs,
): Promise<PageModule> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PageLoadTimeout(`No page within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([load(), limit]);
  } finally {
    clearTimeout(timer);
  }
};
