import { isHarmlessMarkup } from './harmless-markup.ts';

/** The used part of Trusted Types (https://www.w3.org/TR/trusted-types/). */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML: (markup: string) => string | null }): unknown;
}

/**
 * Allows only harmless markup in the page; inserting anything else throws, in our code and in libraries. The sites'
 * Content-Security-Policy requires such a policy (rule 10.21). Call it once, before anything is rendered.
 */
export const guardMarkup = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (isHarmlessMarkup(markup) ? markup : null),
  });
};
