import type { FirstPages } from './first-pages.ts';
import { inlineScripts } from './script-hash.ts';
import { usedStyles } from './used-styles.ts';

/** A page's picture, drawn by a site's `src/pictures.tsx`. */
export interface PagePicture {
  page: string;
  for: string;
  html: string;
}

/** Styles and scripts that are part of every picture are written into the document once. */
const withoutStyle = (html: string): string => html.replaceAll(/<style[^>]*>.*?<\/style>/gsu, '');

/**
 * Makes the fields of a picture inert: the page would replace the picture and lose what somebody typed there. Links work
 * without a script, so they stay.
 */
const asleep = (html: string): string =>
  html
    .replaceAll(/<(?<field>input|button|label|select|textarea)\b/gu, '<$<field> data-asleep')
    .replaceAll(/<(?<field>input|textarea)\b/gu, '<$<field> readonly tabindex="-1"');

/** The tags that the build writes into index.html to start the site; the script at its end loads these files instead. */
const startTags =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:stylesheet|modulepreload)"[^>]*>)/gu;

/** Writes pictures, their styles and the plan of files into the HTML of a site. `sheets`: all styles that the pictures may use. */
export const pageDocument = (
  html: string,
  drawn: readonly PagePicture[],
  plan: FirstPages,
  sheets: readonly string[],
): string => {
  const [early, drawScript] = inlineScripts;
  const landing = drawn.find(({ page }) => page === '/');
  const templates = drawn.map(
    (each) =>
      `<template data-page="${each.page}" data-for="${each.for}">${asleep(withoutStyle(each.html))}</template>`,
  );
  const head = [
    `<script>${early}</script>`,
    `<style>[data-asleep]{pointer-events:none}${usedStyles(sheets, templates.join(''))}</style>`,
  ].join('\n');
  const body = [
    ...templates,
    // For readers without scripts, such as search engines.
    landing ? `<noscript>${withoutStyle(landing.html)}</noscript>` : '',
    // Escaped, because a data block ends at the first closing tag.
    `<script type="application/json" id="first-pages">${JSON.stringify(plan).replaceAll('<', String.raw`\u003c`)}</script>`,
    `<script>${drawScript}</script>`,
  ].join('\n');
  if (!html.includes('<script type="module"')) throw new Error('index.html has no script');
  return html
    .replaceAll(startTags, '')
    .replace('</head>', () => `${head}\n  </head>`)
    .replace('</body>', () => `${body}\n  </body>`);
};
