import type { Model } from 'survey-core';

/** Pixels. Narrower than this survey-core draws for phones, see `--sd-mobile-width` in its style sheet. */
const narrow = 600;

/**
 * Has a model draw for the screen at once. By itself survey-core learns the width from its first drawing, and then draws all of
 * it again. It also asks for computed styles in the middle of that drawing, for which the browser computes those of the whole
 * page: it measures after the frame now, and still follows a screen that changes.
 */
export const fitScreen = (model: Model): void => {
  if (window.innerWidth < narrow) model.setIsMobile(true);
  const measure = model.afterRenderSurvey.bind(model);
  model.afterRenderSurvey = (root: HTMLElement) => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        if (root.isConnected) measure(root);
      });
    });
  };
};
