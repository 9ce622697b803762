/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SearchHostTopicsParams = {
/**
 * Words to look for.
 * @minLength 1
 * @maxLength 50
 */
title: string;
};
