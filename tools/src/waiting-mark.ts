import type { Plugin } from 'vite';

const style = `
.waiting {
  position: fixed;
  inset: 0;
  margin: auto;
  animation: wait 0s 300ms backwards;
}
@keyframes wait {
  from {
    visibility: hidden;
  }
}
`;
const mark = '<img class="waiting" src="/favicon.svg" alt="芽言" width="56" height="56" />';
const root = '<div id="root"></div>';

/** Lets the product's mark stand in a site's page from 300 ms on, until the scripts have arrived and take its place. */
export const waitingMark = (): Plugin => ({
  name: 'waiting-mark',
  transformIndexHtml: {
    // Before Vite does its part, so that it makes the style small, too.
    order: 'pre',
    handler: (html) => {
      if (!html.includes(root)) throw new Error(`index.html has no ${root}`);
      return {
        html: html.replace(root, root.replace('><', `>${mark}<`)),
        tags: [{ tag: 'style', children: style, injectTo: 'head' }],
      };
    },
  },
});
