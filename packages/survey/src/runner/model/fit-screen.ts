import type { Model } from 'survey-core';

/** Pixels. Below this width survey-core draws for phones, see `--sd-mobile-width` in its style sheet. */
const narrow = 600;

/**
 * Makes a model draw for the screen's width at once. Otherwise survey-core learns the width from its first drawing and draws
 * everything again. It also reads computed styles during that drawing, which makes the browser style the whole page; here it
 * measures after the frame. It still follows changes of the screen.
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
