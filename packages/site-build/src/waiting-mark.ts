import type { Plugin } from 'vite';

const style = `
.waiting {
  position: fixed;
  inset: 0;
  margin: auto;
  animation: wait 0s 300ms backwards;
}
[data-shell] .waiting {
  display: none;
}
@keyframes wait {
  from {
    visibility: hidden;
  }
}
`;
const mark = '<img class="waiting" src="/favicon.svg" alt="芽言" width="56" height="56" />';
const root = '<div id="root"></div>';

/** Shows the product's mark after 300 ms of loading until the scripts have arrived, on pages without a picture. */
export const waitingMark = (): Plugin => ({
  name: 'waiting-mark',
  transformIndexHtml: {
    // Runs before Vite's own transforms, so that Vite also minifies this style.
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
