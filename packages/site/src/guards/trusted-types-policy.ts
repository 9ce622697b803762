import { isHarmlessMarkup } from './harmless-markup.ts';

/** What browsers with Trusted Types have (https://www.w3.org/TR/trusted-types/), as far as it is used here. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML: (markup: string) => string | null }): unknown;
}

/**
 * Lets only harmless markup become part of the page, whichever library puts it there; anything else throws where it is
 * put in. The sites' Content-Security-Policy asks for it (decisions §2). Once, before anything is shown.
 */
export const guardMarkup = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (isHarmlessMarkup(markup) ? markup : null),
  });
};
