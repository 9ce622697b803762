/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SearchTopicsParams = {
/**
 * Words to look for.
 * @minLength 1
 * @maxLength 50
 */
title: string;
};
